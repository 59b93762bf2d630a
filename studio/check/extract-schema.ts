import { extractSchema as extract } from '@sanity/schema/_internal';
import { createSchema } from 'sanity';
import { schemaTypes } from '../src/schema/index.ts';

/**
 * The shape of every document, from which the queries' types follow: what `sanity schema extract` says, in a
 * third of the time, since the Studio's screens stay out. No plugin brings types of its own.
 */
export function extractSchema(): ReturnType<typeof extract> {
  return extract(createSchema({ name: 'default', types: schemaTypes }), { enforceRequiredFields: true });
}
