import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import type { InitialValueResolverContext } from 'sanity';

const USUAL = `*[_type == "author"] | order(count(*[_type == "article" && references(^._id)]) desc, _id asc)[0]._id`;

/** What a new guide begins with: the author who has signed the most guides. */
export async function startOfGuide(
  _params: unknown,
  { getClient }: InitialValueResolverContext,
): Promise<Record<string, unknown>> {
  const id = await getClient({ apiVersion: CONTENT_API_VERSION }).fetch<string | null>(
    USUAL,
    {},
    { perspective: 'published' },
  );
  return id === null ? {} : { author: { _type: 'reference', _ref: id } };
}
