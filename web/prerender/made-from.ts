import type { MadeFrom } from '@lumen-throw/domain/published-changes';
import type { DocumentName } from '../src/app/build-content.ts';
import type { PageParameters } from '../src/shared/content-api/page-content.ts';
import { queryReads } from './query-reads.ts';

/** Pictures and files never change under their id, and nothing announces them. */
const ASSETS = 'sanity.';

/**
 * What a page is made from: what its query lists, and the other documents of the answer.
 * @param sources documents that the answer has something of
 */
export function madeFrom(
  query: string,
  parameters: PageParameters,
  sources: readonly DocumentName[],
): MadeFrom {
  const { ids, types } = queryReads(query, parameters);
  const others = sources.filter(({ _type }) => !types.includes(_type) && !_type.startsWith(ASSETS));
  return { ids: [...new Set([...ids, ...others.map(({ _id }) => _id)])].toSorted(), types };
}
