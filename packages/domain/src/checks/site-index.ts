import { documentHref } from '../content-paths.ts';
import { publishedId } from './document-id.ts';
import { listOf, partsOf, pathOf, referenceOf, slugOf, textOf } from './document-parts.ts';
import type { CheckedDocument, SiteIndex } from './problem.ts';

/** The paths at which a document is and was. */
export function addressesOf(document: CheckedDocument): { now: string | null; former: string[] } {
  const hrefs = listOf(document, 'aliases').map((alias) =>
    documentHref(document._type, typeof alias === 'string' ? alias : null),
  );
  return {
    now: documentHref(document._type, slugOf(document)),
    former: hrefs.filter((href) => href !== null),
  };
}

/** The address that an editor typed as the end of a redirect; null where a page was chosen, or nothing. */
export function redirectTarget(document: CheckedDocument): string | null {
  return textOf(document, 'href').trim() || null;
}

/** Where redirects start and end; a reference is followed to the page's present address. */
function redirectsOf(byId: ReadonlyMap<string, CheckedDocument>): SiteIndex['redirects'] {
  const found = new Map<string, { id: string; to: string | null }>();
  for (const [id, document] of byId) {
    const from = textOf(document, 'from');
    if (document._type !== 'redirect' || from === '' || found.has(from)) continue;
    const page = byId.get(referenceOf(document['page']) ?? '');
    const typed = redirectTarget(document);
    const to = page ? documentHref(page._type, slugOf(page)) : typed;
    found.set(from, { id, to: to?.startsWith('/') ? pathOf(to) : null });
  }
  return found;
}

/** Makes the index. @param documents drafts and published ones, in any order */
export function siteIndexOf(documents: Iterable<CheckedDocument>): SiteIndex {
  const byId = new Map<string, CheckedDocument>();
  const leadTo = new Set<string>();
  for (const document of documents) {
    const id = publishedId(document._id);
    if (document._id === id || !byId.has(id)) byId.set(id, document);
    for (const { value } of partsOf(document).objects) {
      const to = referenceOf(value);
      if (to !== null && to !== id) leadTo.add(to);
      const href = textOf(value, 'href');
      if (href.startsWith('/')) leadTo.add(pathOf(href));
    }
  }
  const addresses = new Map<string, string>();
  const counts = new Map<string, number>();
  const addressed = [...byId].map(([id, document]) => ({ id, document, ...addressesOf(document) }));
  // A present address goes before a former one of another document.
  for (const { id, former } of addressed) for (const href of former) addresses.set(href, id);
  for (const { id, now, document } of addressed) {
    if (now !== null) addresses.set(now, id);
    counts.set(document._type, (counts.get(document._type) ?? 0) + 1);
  }
  return { byId, addresses, leadTo, counts, redirects: redirectsOf(byId) };
}
