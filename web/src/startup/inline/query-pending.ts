/**
 * On pages that show what their query says: hides the prerendered defaults until React has read it.
 * @param takesRoom whether the page opens with the kept room where its query says nothing
 */
const queryPending = (takesRoom: boolean): void => {
  const { dataset } = document.documentElement;
  // The script before this one has noted the room.
  if (location.search.length > 1 || (takesRoom && dataset['room'] !== undefined)) dataset['query'] = '';
};

export default queryPending;
