import { publishedId } from './document-id.ts';
import { listOf, referenceOf, segmentOf, textOf } from './document-parts.ts';
import { isObject } from '../is-object.ts';
import { error, warning, type DocumentCheck, type Problem } from './problem.ts';

/** Where an accessory page keeps its groups. */
const GROUPS = 'groups';

/** The groups of an accessory page: headings differ, and each product of the page stands in one of them. */
export const productGroups: DocumentCheck = (document, { site }) => {
  const groups = listOf(document, GROUPS);
  if (document._type !== 'accessoryCategory' || groups.length === 0) return [];
  const page = publishedId(document._id);
  const problems: Problem[] = [];
  const headings = new Set<string>();
  const grouped = new Set<string>();
  for (const [place, group] of groups.entries()) {
    if (!isObject(group)) continue;
    const path = [GROUPS, segmentOf(group, place)];
    const heading = textOf(group, 'heading').trim().toLowerCase();
    if (heading && headings.has(heading))
      problems.push(error([...path, 'heading'], 'Another group has this heading. Put the two together.'));
    headings.add(heading);
    for (const [position, product] of listOf(group, 'products').entries()) {
      const id = referenceOf(product);
      if (id === null) continue;
      const at = [...path, 'products', segmentOf(product, position)];
      if (grouped.has(id))
        problems.push(error(at, 'This product is in another group already. Take it out of one of them.'));
      grouped.add(id);
      const known = site?.byId.get(publishedId(id));
      if (known && referenceOf(known['category']) !== page)
        problems.push(
          warning(at, "This page doesn't list the product: choose the page there, or take it out here."),
        );
    }
  }
  const left = [...(site?.byId.entries() ?? [])].filter(
    ([id, { _type, category }]) => _type === 'product' && referenceOf(category) === page && !grouped.has(id),
  );
  if (left.length > 0) {
    const names = left.map(([id, product]) => textOf(product, 'name') || id).join(', ');
    problems.push(warning([GROUPS], `These products are in no group and stand at the end: ${names}.`));
  }
  return problems;
};
