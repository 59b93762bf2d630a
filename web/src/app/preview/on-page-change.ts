/** Does something after each change of the page, at most once a frame. @returns does it in the next frame */
export function onPageChange(act: () => void): () => void {
  let frame = 0;
  const actSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(act);
  };
  new MutationObserver(actSoon).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return actSoon;
}
