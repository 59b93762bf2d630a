/** The model of the catalog that a listing sells, so that it is not judged by its words alone. */
import { projectorHref } from '@lumen-throw/domain/site-paths';
import { compact } from '../../../shared/content/compact.ts';
import { matchProjector } from '../../../shared/kit/match-projector.ts';
import { projectorName } from '../../../shared/projectors/projector-name.ts';
import type { LumenCheckContent } from './lumen-check-query.ts';

type Named = NonNullable<NonNullable<LumenCheckContent['projectors']>[number]>;

/** Where a title ends and its praise begins: makers put the name first. */
const END_OF_NAME = /[,|:;•(\n]|\s[-–]\s/u;

/** Words that compare a listing with somebody else's model. */
const COMPARES = /\b(?:than|like|unlike|not|alternatives?|compared|similar|vs|versus)\b/i;

/** The model that a listing names in its first words, with its page; null where that could be another one. */
export function listedModel(
  listing: string,
  models: readonly Named[],
): { name: string; href: string } | null {
  if (COMPARES.test(listing)) return null;
  const named = models.flatMap(({ slug, brand, model, otherNames }) =>
    slug && brand && model ? [{ id: slug, brand, model, otherNames: compact(otherNames) }] : [],
  );
  const [title = ''] = listing.trim().split(END_OF_NAME);
  const found = matchProjector(listing, named) ?? matchProjector(title, named);
  return found && { name: projectorName(found), href: projectorHref(found.id) };
}
