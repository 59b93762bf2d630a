/** `npm run bench`: every performance claim as a ratio against a baseline of the same run, as one table; `-- <part>` for one part, `-- pages --page <name>` for one page. */
import { benchLake } from '../lake/bench/bench-lake.ts';
import { benchAblation } from './ablation.ts';
import { benchControls } from './control-frames.ts';
import { benchReads, SIZES, type Reads } from './community.ts';
import { benchFirstPress, PRESS_BUDGET } from './first-press.ts';
import { benchGallery } from './gallery-load.ts';
import { FRAME_BUDGET, type FrameCost } from './frame-cost.ts';
import { benchNavigation, MOVING_BUDGET } from './navigation.ts';
import {
  benchPageLoad,
  benchSlowedLoad,
  PAGES,
  type MeasuredPage,
  type PageComparison,
} from './page-load.ts';
import type { Spread } from './spread.ts';
import { benchPrerender, GROWTH } from './prerender.ts';
import { benchPublish, PUBLISH_BUDGET, PUBLISH_PAGES } from './publish.ts';
import { benchPublishToPage } from './publish-to-page.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';

interface Row {
  name: string;
  baseline: string;
  measured: string;
  ratio: string;
  against: string;
}

function print(rows: readonly Row[]): void {
  const columns = ['name', 'baseline', 'measured', 'ratio', 'against'] as const;
  const width = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => cell.padEnd(width[index] ?? 0)).join('  ');
  console.log(line(columns));
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}

/** Cumulative layout shift that no page may pass. */
const SHIFT_LIMIT = 0.01;

function frameRow({ name, median, p95, idle }: FrameCost): Row {
  return {
    name,
    baseline: `${(idle ?? FRAME_BUDGET).toFixed(1)} ms`,
    measured: `${median.toFixed(1)} ms (p95 ${p95.toFixed(1)})`,
    ratio: (median / (idle ?? FRAME_BUDGET)).toFixed(2),
    against: idle === undefined ? 'one frame at 60 a second' : 'a choice on the page that nothing listens to',
  };
}

/** What a change of a control costs a frame; the plain slider tells what the machine itself takes. */
async function benchFrames(): Promise<Row[]> {
  return (await benchControls()).map(frameRow);
}

const milliseconds = ({ middle, least, most }: Spread): string =>
  `${middle.toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`;

function pageRows(
  name: string,
  { page, baseline }: PageComparison,
  against = 'its HTML without scripts',
): Row[] {
  const row = (what: string, ours: Spread, theirs: Spread): Row => ({
    name: `${name}: ${what}`,
    baseline: milliseconds(theirs),
    measured: milliseconds(ours),
    // A page that hardly blocks without scripts would make any ratio large.
    ratio: theirs.middle < 1 ? 'none' : (ours.middle / theirs.middle).toFixed(2),
    against,
  });
  return [
    row('first contentful paint', page.firstPaint, baseline.firstPaint),
    row('largest contentful paint', page.largestPaint, baseline.largestPaint),
    row('total blocking time', page.blocking, baseline.blocking),
    {
      name: `${name}: layout shift`,
      baseline: String(SHIFT_LIMIT),
      measured: page.shift.most.toFixed(4),
      ratio: (page.shift.most / SHIFT_LIMIT).toFixed(2),
      against: 'the limit; the worst load',
    },
    {
      name: `${name}: Lighthouse`,
      baseline: '100',
      measured: page.scores.join(' '),
      ratio: (Math.min(...page.scores) / 100).toFixed(2),
      against: 'the lowest of speed, access, practices, search',
    },
  ];
}

/** Paints in a browser that is slowed down for real: every page against the same HTML without scripts. */
async function benchPaints(pages: readonly MeasuredPage[]): Promise<Row[]> {
  return (await benchSlowedLoad(pages)).flatMap(({ name, page, baseline }) =>
    (['firstPaint', 'largestPaint'] as const).map((paint) => ({
      name: `${name}, slowed down: ${paint === 'firstPaint' ? 'first' : 'largest'} contentful paint`,
      baseline: milliseconds(baseline[paint]),
      measured: milliseconds(page[paint]),
      ratio: (page[paint].middle / baseline[paint].middle).toFixed(2),
      against: 'its HTML without scripts',
    })),
  );
}

/** Lighthouse's phone: every page against the same HTML without scripts, served alike. */
async function benchPages(pages: readonly MeasuredPage[]): Promise<Row[]> {
  const products = await benchPageLoad(pages);
  return products.flatMap(({ community, loads }) =>
    loads.flatMap((comparison) => pageRows(`${comparison.name}, ${community}`, comparison)),
  );
}

/** Moving on inside the site against opening the page. */
async function benchMoves(): Promise<Row[]> {
  return (await benchNavigation()).map(({ name, opened, moved }) => ({
    name,
    baseline: milliseconds(opened),
    measured: milliseconds(moved),
    ratio: (moved.middle / opened.middle).toFixed(2),
    against: `opening the page; ${MOVING_BUDGET} at most`,
  }));
}

/** The gallery against a guide of the same run, whatever the number of setups. */
async function benchGalleryLoad(): Promise<Row[]> {
  return (await benchGallery()).flatMap(({ slowed, ...comparison }) => [
    ...pageRows(comparison.name, comparison, 'a guide'),
    {
      name: `${comparison.name}, slowed down: blocking time`,
      baseline: milliseconds(slowed.baseline),
      measured: milliseconds(slowed.page),
      ratio: slowed.baseline.middle < 1 ? 'none' : (slowed.page.middle / slowed.baseline.middle).toFixed(2),
      against: 'a guide; CPU four times slower, slow 4G',
    },
  ]);
}

/** What the site would be like without each device that is there for speed. */
async function benchDevices(): Promise<Row[]> {
  return (await benchAblation()).map(({ device, page, figure, on, off }) => {
    const isShift = figure === 'layout shift';
    const shown = ({ middle, least, most }: Spread): string =>
      isShift
        ? `${middle.toFixed(3)} (${least.toFixed(3)} to ${most.toFixed(3)})`
        : milliseconds({ middle, least, most });
    return {
      name: `${device}, ${page}: ${figure}`,
      baseline: shown(off),
      measured: shown(on),
      ratio: off.middle < (isShift ? 0.001 : 1) ? 'none' : (on.middle / off.middle).toFixed(2),
      against: 'without it; middle of the loads, CPU four times slower, slow 4G',
    };
  });
}

/** What a visitor presses first, and when it answers. */
async function benchPresses(): Promise<Row[]> {
  return (await benchFirstPress()).map(({ name, moment, times }) => ({
    name: `${name}, pressed ${moment}`,
    baseline: `${PRESS_BUDGET} ms`,
    measured: milliseconds(times),
    ratio: (times.middle / PRESS_BUDGET).toFixed(2),
    against: 'what feels immediate; middle of the visits, CPU four times slower',
  }));
}

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;

/** Whether a large site takes longer for each page than a small one: growth must be linear. */
async function benchGrowth(): Promise<Row[]> {
  const rows: Row[] = [];
  // One after the other: each takes all that the machine has.
  for (const growth of GROWTH) {
    const { small, large } = await benchPrerender(growth);
    rows.push({
      name: `prerendering ${growth.large} pages of ${growth.what}`,
      baseline: `${small.toFixed(1)} ms a page`,
      measured: `${large.toFixed(1)} ms a page`,
      ratio: (large / small).toFixed(2),
      against: `the same for ${growth.small} pages`,
    });
  }
  return rows;
}

/** Milliseconds within which readers and crawlers have a publish. */
const PUBLISHED_WITHIN = 2000;

/** What a publish takes: rendering and writing alone, and from the publish until plain GET has it. */
async function benchPublishes(): Promise<Row[]> {
  const { build, update, rendered } = await benchPublish();
  const { few, many } = await benchPublishToPage();
  return [
    {
      name: `rendering a publish at ${PUBLISH_PAGES} guides, ${rendered} pages made anew`,
      baseline: seconds(PUBLISH_BUDGET),
      measured: `${seconds(update)} (the whole site ${seconds(build)})`,
      ratio: (update / PUBLISH_BUDGET).toFixed(2),
      against: 'the time that Publish promises',
    },
    ...[few, many].flatMap(({ added, times }) =>
      [...times].map(([path, taken]) => ({
        name: `a publish until ${path} has it, ${added} guides added to the seed's`,
        baseline: seconds(PUBLISHED_WITHIN),
        measured: milliseconds(taken),
        ratio: (taken.most / PUBLISHED_WITHIN).toFixed(2),
        against: 'the slowest of the publishes',
      })),
    ),
  ];
}

function readsRow(name: string, reads: Reads, size: 'small' | 'page'): Row {
  return {
    name: `documents read, ${name}`,
    baseline: `${reads[size]}`,
    measured: `${reads.large}`,
    ratio: (reads.large / reads[size]).toFixed(2),
    against: `${SIZES.large} setups against ${SIZES[size]}`,
  };
}

/** A visit's reads do not grow with the gallery; an admin's page holds at most fifty. */
async function benchCommunity(): Promise<Row[]> {
  const { gallery, admin } = await benchReads();
  return [
    readsRow('gallery', gallery, 'small'),
    readsRow('admin', admin, 'page'),
    readsRow('admin', admin, 'small'),
  ];
}

async function benchContentLake(): Promise<Row[]> {
  return (await benchLake()).map(({ name, baseline, measured, unit, ratio, against }) => ({
    name,
    baseline: `${baseline.toFixed(2)} ${unit}`,
    measured: `${measured.toFixed(2)} ${unit}`,
    ratio: ratio.toFixed(2),
    against,
  }));
}

/** Long: only when it is named. */
const NAMED_ONLY: ReadonlySet<string> = new Set(['ablation', 'paints']);

const PARTS: Readonly<Record<string, (pages: readonly MeasuredPage[]) => Promise<Row[]>>> = {
  lake: benchContentLake,
  growth: benchGrowth,
  publish: benchPublishes,
  navigation: benchMoves,
  community: benchCommunity,
  frames: benchFrames,
  'first-press': benchPresses,
  pages: benchPages,
  gallery: benchGalleryLoad,
  paints: benchPaints,
  ablation: benchDevices,
};

const isMeasuredPage = (name: string): name is MeasuredPage => name in PAGES;

/** @throws Failure that names the pages that there are */
function pagesNamed(names: readonly string[]): readonly MeasuredPage[] {
  const unknown = names.find((name) => !isMeasuredPage(name));
  if (unknown !== undefined)
    throw new Failure(`Unknown page ${unknown}. Choose from ${Object.keys(PAGES).join(', ')}.`);
  const known = names.filter(isMeasuredPage);
  return known.length > 0 ? known : Object.keys(PAGES).filter(isMeasuredPage);
}

await runCommand(async () => {
  const { positionals: asked, values } = readArguments({
    allowPositionals: true,
    options: { page: { type: 'string', multiple: true } },
  });
  const pages = pagesNamed(values.page ?? []);
  const unknown = asked.filter((part) => !(part in PARTS));
  if (unknown.length > 0) {
    throw new Failure(`Unknown part ${unknown.join(', ')}. Choose from ${Object.keys(PARTS).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const [part, measure] of Object.entries(PARTS)) {
    if (asked.includes(part) || (asked.length === 0 && !NAMED_ONLY.has(part)))
      rows.push(...(await measure(pages)));
  }
  print(rows);
});
