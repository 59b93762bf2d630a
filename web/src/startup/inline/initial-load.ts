declare global {
  interface Performance {
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  }
}

/**
 * Notes that a page was just opened at its top: not where the address names a place, nor where the
 * browser reloads or goes back. The first way to anywhere ends it.
 */
const initialLoad = (): void => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (location.hash.length > 1 || navigation?.type !== 'navigate') return;
  const { dataset } = document.documentElement;
  const leave = ({ type, target }: Event): void => {
    if (type !== 'click' || (target instanceof Element && target.closest('a'))) delete dataset['initialLoad'];
  };
  dataset['initialLoad'] = '';
  for (const kind of ['click', 'popstate', 'hashchange']) addEventListener(kind, leave, true);
};

export default initialLoad;
