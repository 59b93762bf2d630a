import { lateComponentsLoaded } from './late-component.tsx';

/** A click on a button that was not alive yet; the page's start script keeps it (see web/build). */
declare global {
  var lateClick: { button: HTMLElement | null; alive: boolean } | undefined;
}

/** Does what the visitor asked for before the page was alive, once all of it is. */
export function replayLateClick(): void {
  const late = globalThis.lateClick;
  if (!late || late.alive) return;
  late.alive = true;
  const { button } = late;
  late.button = null;
  if (!button) return;
  void lateComponentsLoaded().then(() => {
    // The part of the page that came last comes alive after what is going on now.
    setTimeout(() => {
      if (button.isConnected) button.click();
    });
  });
}
