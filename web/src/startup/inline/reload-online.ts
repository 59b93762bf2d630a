/** Pause between two questions whether the page can be reached, in milliseconds. */
const PAUSE = 5000;

const reload = (): void => location.reload();

/** Opens the page that could not be reached as soon as it can be. */
const reloadOnline = (): void => {
  const ask = (): void => {
    if (document.hidden) wait();
    else fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, wait);
  };
  const wait = (): void => {
    setTimeout(ask, PAUSE);
  };
  addEventListener('online', reload);
  // A browser that is on a network without a connection takes itself to be online, and tells of nothing.
  wait();
};
export default reloadOnline;
