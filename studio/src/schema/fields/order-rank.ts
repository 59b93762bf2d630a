import { defineField } from 'sanity';

/** The place of a document in a list that editors order by dragging. */
export const orderRank = defineField({ name: 'orderRank', title: 'Order', type: 'string', hidden: true });

/** Sorts a list as the site does. */
export const siteOrdering = {
  name: 'rank',
  title: 'As on the site',
  by: [{ field: 'orderRank', direction: 'asc' as const }],
};
