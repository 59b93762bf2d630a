/** A listener that has the browser ask before its window is left. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
