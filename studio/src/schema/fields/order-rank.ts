import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { LexoRank } from 'lexorank';
import { defineField } from 'sanity';

/** The place of a document in a list that editors order by dragging; a new one comes last. */
export function orderRankField(type: string) {
  return defineField({
    name: 'orderRank',
    title: 'Order',
    type: 'string',
    hidden: true,
    initialValue: async (_params, { getClient }) => {
      const last = await getClient({ apiVersion: CONTENT_API_VERSION }).fetch<string | null>(
        `*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank`,
        { type },
      );
      return (last ? LexoRank.parse(last).genNext().genNext() : LexoRank.middle()).toString();
    },
  });
}

/** Sorts a list by the letters of one field or more. */
export function alphabetical(title: string, ...fields: [string, ...string[]]) {
  return { name: fields[0], title, by: fields.map((field) => ({ field, direction: 'asc' as const })) };
}

/** Sorts a list as the site does. */
export const siteOrdering = {
  name: 'rank',
  title: 'As on the site',
  by: [{ field: 'orderRank', direction: 'asc' as const }],
};
