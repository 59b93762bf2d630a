import { documentHref } from '@lumen-throw/domain/content-paths';
import { objectsOfType, type Check, type Seed } from './seed.ts';

interface Link {
  at: string;
  href?: string;
  ref?: string;
}

function linksOf(seed: Seed): Link[] {
  return seed.documents.flatMap((document) => {
    const at = document._id;
    const buttons = [
      ...objectsOfType(document, 'linkButton'),
      ...objectsOfType(document, 'navigationLink'),
    ].map(({ href, page }): Link => {
      const ref = (page as { _ref?: string } | undefined)?._ref;
      return { at, ...(typeof href === 'string' ? { href } : {}), ...(ref ? { ref } : {}) };
    });
    const external = objectsOfType(document, 'externalLink').map(({ href }): Link => ({
      at,
      href: String(href),
    }));
    const internal = objectsOfType(document, 'internalLink').map(({ target }): Link => ({
      at,
      ref: (target as { _ref: string })._ref,
    }));
    return [...buttons, ...external, ...internal];
  });
}

/** Links that the specification asks of a page, as addresses. */
const WANTED: readonly (readonly [document: string, href: string])[] = [
  ['ambianceHub', '/accessories/speakers'],
  ['ambianceHub', '/blog/projector-placement-guide'],
  ['ambianceHub', '/inspiration/seasonal-movie-nights'],
  ['ambianceHub', '/inspiration/gallery'],
  ['accessoriesPage', '/'],
  ['navigation', '/about'],
  ['navigation', '/privacy'],
  ['navigation', '/terms'],
  ['navigation', '/report-content'],
  ['navigation', '/accessibility'],
];

/** The same of the seasonal page together with its themes. */
const WANTED_OF_SEASONS = [
  '/accessories/speakers',
  '/accessories/screens',
  '/blog/best-portable-projectors-backyard-2025',
  '/blog/brightness-guide',
  '/accessories',
  '/blog',
];

function hrefOf(seed: Seed, { href, ref }: Link): string | null {
  if (href !== undefined) return href;
  const target = seed.byId.get(ref ?? '');
  const slug = (target?.['slug'] as { current?: string } | undefined)?.current;
  return target ? documentHref(target._type, slug) : null;
}

/** Pages have the links that the specification gives them; where links lead is a check of documents. */
export const links: Check = (seed) => {
  const all = linksOf(seed);
  const from = (...ids: string[]): Set<string | null> =>
    new Set(all.filter(({ at }) => ids.includes(at)).map((link) => hrefOf(seed, link)));
  const themes = seed.documents.filter(({ _type }) => _type === 'seasonalTheme').map(({ _id }) => _id);
  const seasons = from('seasonalPage', ...themes);
  const hubLinks = from('ambianceHub');
  return [
    ...WANTED.filter(([id, href]) => !from(id).has(href)).map(
      ([id, href]) => `${id}: has no link to ${href}`,
    ),
    ...WANTED_OF_SEASONS.filter((href) => !seasons.has(href)).map(
      (href) => `the seasonal page has no link to ${href}`,
    ),
    ...seed.documents
      .filter(({ _type }) => _type === 'ambiancePage')
      .map((page) => documentHref(page._type, (page['slug'] as { current: string }).current))
      .filter((href) => !hubLinks.has(href))
      .map((href) => `ambianceHub: has no link to ${String(href)}`),
  ];
};
