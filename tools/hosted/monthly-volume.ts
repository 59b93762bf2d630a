/** What a month costs in volumes, by the page views of a day: the table of docs/owner.md. */

const DAYS = 30;
/** Sizes in GB: what a view with an empty cache loads, what another does, and one answer of `/api/version`. */
const GB = { pages: 150e-6, pagesAgain: 20e-6, version: 3e-6, sanityPictures: 250e-6, memberPicture: 0.1e-3 };
/** Share of views with an empty cache, of views of the gallery, and of views of a projector's page with rooms. */
const EMPTY = 0.5;
const GALLERY = 0.1;
const PROJECTORS = 0.2;
/** Documents that a gallery view costs at most beside its answer: the page itself, and a link's picture. */
const PAGE_AND_PICTURE = 2;
/** Times in a day that a place of the CDN asks for the setups' sitemap, one document each. */
const SITEMAPS = 4;
const PLACES = 100;
/** Of a gallery's view by a member, or by who goes on beyond the first setups; and the share of these views. */
const READS = 18;
const READING = 0.2;
const PICTURES = 3;
/** Questions to `/api/version` of a view, and most calls of a function whose answer is kept: one in 5 s for each of 100 places. */
const QUESTIONS = 3;
const CALLS_MAX = (DAYS * 86_400 * PLACES) / 5;
/** Guides that are published a day, the share of views that show one, and the share of a day until its build. */
const GUIDES = 10;
const SHOWN = 0.1;
const UNTIL_BUILD = 20 / (24 * 60);

/** A row: what is counted, its formula in `v` views a day, and the count. */
export interface Volume {
  what: string;
  formula: string;
  of: (v: number) => number;
}

const galleryCalls = (v: number): number => Math.min(DAYS * GALLERY * v, CALLS_MAX);
const versionCalls = (v: number): number => Math.min(DAYS * QUESTIONS * v, CALLS_MAX);

export const VOLUMES: readonly Volume[] = [
  {
    what: "Hosting's traffic, GB",
    formula: 'v × 30 × (½ × 150 KB + ½ × 20 KB + 3 × 3 KB)',
    of: (v) => v * DAYS * (EMPTY * GB.pages + (1 - EMPTY) * GB.pagesAgain + QUESTIONS * GB.version),
  },
  {
    what: "Sanity's pictures, GB",
    formula: 'v × 30 × ½ × 250 KB',
    of: (v) => v * DAYS * EMPTY * GB.sanityPictures,
  },
  {
    what: "Storage's traffic (members' pictures), GB",
    formula: 'v × 30 × 1/10 × ½ × 3 × 0.1 MB',
    of: (v) => v * DAYS * GALLERY * EMPTY * PICTURES * GB.memberPicture,
  },
  {
    what: 'calls of `/api/version`, at most',
    formula: 'min(v × 30 × 3, 30 × 86,400 ÷ 5 × 100)',
    of: versionCalls,
  },
  {
    what: 'calls of `/api/gallery`, at most',
    formula: 'min(v × 30 × 1/10, 30 × 86,400 ÷ 5 × 100)',
    of: galleryCalls,
  },
  {
    what: 'reads of Firestore, at most',
    formula: 'v × 30 × (1/10 × 1/5 × 18 + 1/10 × 2 + 1/5) + both calls + 30 × 4 × 100',
    of: (v) =>
      v * DAYS * (GALLERY * READING * READS + GALLERY * PAGE_AND_PICTURE + PROJECTORS) +
      versionCalls(v) +
      galleryCalls(v) +
      DAYS * SITEMAPS * PLACES,
  },
  {
    what: "queries at Sanity's API CDN, ten guides published a day",
    formula: 'v × 30 × 10 × 1/10 × 20 min ÷ 24 h',
    of: (v) => v * DAYS * GUIDES * SHOWN * UNTIL_BUILD,
  },
];

/** Page views a day that the table has. */
const SIZES = [100, 1000, 10_000, 100_000, 1_000_000] as const;

/** A count with two significant digits. */
function rounded(count: number): string {
  return Number(count.toPrecision(2)).toLocaleString('en-US');
}

/** The cells of each row of the table. */
export function volumeRows(): string[][] {
  return VOLUMES.map(({ what, formula, of }) => [what, formula, ...SIZES.map((v) => rounded(of(v)))]);
}
