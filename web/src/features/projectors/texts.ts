/** Words that the list, the pages of models and the comparison share. */
export const PROJECTOR_TEXTS = {
  title: 'Projectors',
  allProjectors: 'All projectors',
} as const;
