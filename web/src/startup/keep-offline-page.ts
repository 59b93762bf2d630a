/** Address of the service worker; the build writes it (see `web/prerender/service-worker.ts`). */
export const WORKER = '/service-worker.js';

/** Lets the browser keep the page for times without a connection; without the means it does without. */
export async function keepOfflinePage(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' });
  } catch {
    // Private windows refuse, and some browsers in general.
  }
}
