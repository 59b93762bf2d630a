/** Whether the page is shown inside another one. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** Where the browser says who frames the page: whether it is the Studio. */
function mayBeInStudio(origin: string): boolean {
  const around = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : origin;
  return isFramed() && around === origin;
}

/** Only frames' paths end like this: `embed` is a reserved slug. Every page loads this, and a list of paths weighs more. */
const FRAME_END = '/embed';

/**
 * Waits for the first word of the Studio around this page; it comes again and again until somebody
 * answers. A page that any site may frame is nobody's preview.
 * @returns null where no Studio can be around the page
 */
export function studioSpeaks(studioUrl: string, path: string): Promise<void> | null {
  const { origin } = new URL(studioUrl);
  if (path.endsWith(FRAME_END) || !mayBeInStudio(origin)) return null;
  return new Promise((resolve) => {
    const heard = (event: MessageEvent): void => {
      if (event.source !== window.parent || event.origin !== origin) return;
      window.removeEventListener('message', heard);
      resolve();
    };
    window.addEventListener('message', heard);
  });
}
