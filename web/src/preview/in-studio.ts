/** Whether the page is shown inside another one; only the Studio's preview may show it so. */
export function isFramed(): boolean {
  return window.parent !== window;
}
