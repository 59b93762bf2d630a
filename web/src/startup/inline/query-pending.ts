/** On pages that show what their query says: hides the prerendered defaults until React has read it. */
const queryPending = (): void => {
  if (location.search.length > 1) document.documentElement.dataset['query'] = '';
};

export default queryPending;
