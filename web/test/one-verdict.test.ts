// @vitest-environment jsdom
/**
 * One room, one verdict: finder, calculator, list, model page, a member's setup, a guide's pick and comparison
 * say the same of a model in a room, each from its own query of the seed, and as the guides count it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomFit, type RoomFit } from '@lumen-throw/throw/room-fit';
import { ROOM_LIGHTS } from '@lumen-throw/throw/room-light';
import { checkSetup } from '@lumen-throw/throw/setup-check';
import { draws } from '@lumen-throw/throw/testing/draws';
import { fromInches } from '@lumen-throw/throw/units';
import { expect, test } from 'vitest';
import { kitCatalog } from '../prerender/kit-catalog.ts';
import type { PageContent, PageKind } from '../src/shared/content-api/page-content.ts';
import { readAddress, writeAddress } from '../src/features/calculator/address/address.ts';
import { figuresOf } from '../src/features/calculator/state/lens.ts';
import { presetsFrom } from '../src/features/calculator/state/presets.ts';
import { enteredPlace } from '../src/features/calculator/state/results.ts';
import { DEFAULT_SETTINGS, lightOf, rejectedOf } from '../src/features/calculator/state/settings.ts';
import { compareProjectors } from '../src/features/projectors/comparison/comparison-rows.ts';
import { candidateOf, suggestions, type Suggestion } from '../src/features/projectors/finder/short-list.ts';
import { lightVerdicts } from '../src/features/projectors/light-verdicts.ts';
import { compact } from '../src/shared/content/compact.ts';
import { REFERENCE_DIAGONAL } from '../src/shared/projectors/listed-facts.ts';
import { PLACES } from '../src/shared/projectors/finder-places.ts';
import { fitFacts, projectorFacts } from '../src/shared/projectors/projector-facts.ts';
import { fittedModel } from '../src/shared/room/model-fit.ts';
import { kindVerdict, roomVerdict } from '../src/shared/room/room-words.ts';
import { ROOM_VERDICT_TEXTS } from '../src/shared/room/texts.ts';
import {
  COMMON_WISHES,
  DIAGONALS,
  DISTANCE_RANGE,
  PRICE_LIMITS,
  wishesFrom,
  wishesToSearch,
  type Wishes,
} from '../src/shared/room/wishes.ts';
import { LIGHT_CHOICES } from '../src/shared/room-light/light-name.ts';
import { contentOf } from './fixture/content-of.ts';

const content = contentOf(
  readFileSync(join(import.meta.dirname, '../../content/seed.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object),
);

async function page<Kind extends PageKind>(kind: Kind, parameters = {}): Promise<PageContent<Kind>> {
  return (await content.page(kind, parameters)) as PageContent<Kind>;
}

const candidates = compact((await page('projectorFinder')).projectors).map(candidateOf);
const { presets: presetContent, models: modelContent } = await page('throwCalculator');
const presets = presetsFrom(presetContent, modelContent);
const compared = compact((await page('projectorComparison')).projectors);
const kit = kitCatalog(await content.kit());

/** A model whose light and distances are known, as each screen has it. */
const [firstModel, ...otherModels] = await Promise.all(
  candidates
    .filter(({ facts }) => facts.lens && facts.light.movie)
    .map(async (candidate) => {
      const { slug } = candidate;
      const preset = presets.find(({ id }) => id === slug);
      const setup = kit.projectors.find(({ model }) => model?.slug === slug);
      const row = compared.find((one) => one.slug === slug);
      if (!preset || !setup || !row) throw new Error(`${slug} is missing on a screen.`);
      return {
        slug,
        candidate,
        preset,
        setup,
        row,
        facts: projectorFacts(await page('projector', { slug })),
      };
    }),
);

if (!firstModel) throw new Error('The seed has no model with light and distances.');
const models = [firstModel, ...otherModels] as const;

/** What the calculator says, in the words of the finder. */
const LEVELS: Readonly<Record<RoomFit['level'], readonly Suggestion['fit'][]>> = {
  fits: ['fits'],
  tight: ['tight'],
  nearly: ['change', 'no'],
  unknown: ['unknown'],
  misses: ['change', 'no', 'unknown'],
};

/** Contrast as guides count it: white and black with the light of the room, both in foot-lamberts. */
function contrastInGuides(lumens: number, diagonal: number, lux: number): number {
  const height = diagonal / Math.hypot(16, 9) / 12;
  const white = lumens / (16 * height * 9 * height);
  const ambient = lux * 0.3048 ** 2;
  return (white + ambient) / (white / 1000 + ambient);
}

/** What two screens say differently of one model in a drawn room. */
function differences({ pick, between, whole, chance }: ReturnType<typeof draws>): string[] {
  const { slug, candidate, preset, setup, row, facts } = pick(models);
  const light = pick(LIGHT_CHOICES);
  const diagonal = pick([REFERENCE_DIAGONAL, whole(60, 200)]);
  const spread = facts.distances ?? { min: 60, max: 240 };
  // Lists, model pages, guides and the comparison speak of matte white.
  const isMatte = chance(0.8);
  const rejected = isMatte ? 0 : whole(1, 95);
  const gain = isMatte ? 1 : 0.6;
  const distance = Number(fromInches(between(spread.min * 0.6, spread.max * 1.4), 'ft').toFixed(3));
  const inFinder = wishesFrom(
    wishesToSearch({
      ...COMMON_WISHES,
      place: 'shelf',
      distance: Math.max(DISTANCE_RANGE.min, distance * 12),
      diagonal,
      light,
      rejected,
      gain,
    }),
  );
  const [found] = suggestions([candidate], inFinder);
  const address = writeAddress({
    ...DEFAULT_SETTINGS,
    preset: slug,
    diagonal,
    distance,
    light,
    gain,
    ...(isMatte ? {} : { rejected }),
  });
  const { settings, replaced } = readAddress(address, presets);
  const isSamePlace = replaced.length === 0 && Math.abs(inFinder.distance - distance * 12) < 0.01;
  const fit = roomFit(figuresOf(settings, preset), {
    ...enteredPlace(settings),
    gain: settings.gain,
    rejected: rejectedOf(settings),
    light: lightOf(settings),
  });
  const said = checkSetup(setup, {
    diagonal,
    aspect: '16:9',
    distance: distance * 12,
    light,
    gain,
    rejected: rejected / 100,
  });
  const verdict = found?.brightness?.verdict;
  const white = fit.brightness?.white ?? Number.NaN;
  const problems = [
    verdict !== fit.brightness?.verdict && 'light in the calculator',
    verdict !== said.light?.verdict && "light of a member's setup",
    // Most verdicts are the same whatever black the projector has.
    found?.brightness?.contrast !== fit.brightness?.contrast && 'contrast in the calculator',
    isSamePlace && found && !LEVELS[fit.level].includes(found.fit) && `fit: ${found.fit} and ${fit.level}`,
    isSamePlace && fit.placement.fit !== said.place?.fit && "place of a member's setup",
    JSON.stringify(found?.distances) !== JSON.stringify(fit.placement.distances) && 'distances',
    ...(isMatte && diagonal === REFERENCE_DIAGONAL
      ? [
          verdict !== lightVerdicts(facts).find((one) => one.light === light)?.verdict &&
            'light on the page of the model',
          ![...compareProjectors([row]).differences, ...compareProjectors([row]).same].some(({ cells }) =>
            cells[0]?.startsWith(`${white.toFixed(1)} fL, `),
          ) && 'white in the comparison',
        ]
      : []),
    // Guides count with a 16:9 chip and the usual native contrast (content/source/figures.ts).
    isMatte &&
      facts.nativeContrast === null &&
      (facts.lens?.chip ?? '16:9') === '16:9' &&
      Math.abs(
        contrastInGuides(facts.light.movie?.lumens ?? 0, diagonal, ROOM_LIGHTS[light]) -
          (found?.brightness?.contrast ?? 0),
      ) > 1e-6 &&
      'contrast in the guides',
  ];
  return problems.flatMap((problem) => (problem ? [`${slug}, ${address}: ${problem}`] : []));
}

test('10,000 rooms get one verdict on every screen', () => {
  expect(models.length).toBeGreaterThan(40);
  const random = draws(42);
  expect(Array.from({ length: 10_000 }, () => differences(random)).flat()).toEqual([]);
});

const listed = compact((await page('projectors')).projectors);

/** Every model of the list, whatever is known of it, with what each screen has of it. */
const [firstOfAll, ...othersOfAll] = await Promise.all(
  listed.map(async (row) => {
    const slug = row.slug ?? '';
    const inKit = kit.projectors.find(({ model }) => model?.slug === slug);
    const candidate = candidates.find((one) => one.slug === slug);
    const column = compared.find((one) => one.slug === slug);
    const own = await page('projector', { slug });
    if (!inKit?.model || !candidate || !column) throw new Error(`${slug} is missing on a screen.`);
    return {
      slug,
      candidate,
      screens: {
        finder: fittedModel(candidate.kind, candidate.facts),
        list: fittedModel(row.kind, fitFacts(row)),
        model: fittedModel(own.kind, fitFacts(own)),
        comparison: fittedModel(column.kind, fitFacts(column)),
        kit: { ...inKit, ...inKit.model },
      },
    };
  }),
);

if (!firstOfAll) throw new Error('The seed has no model.');
const everyModel = [firstOfAll, ...othersOfAll] as const;

/** A room as it is kept: read back from the finder's address. */
function drawnRoom({ pick, between, chance, whole }: ReturnType<typeof draws>): Wishes {
  const place = pick(PLACES);
  return wishesFrom(
    wishesToSearch({
      place,
      distance: place === 'under' ? between(12, 60) : between(24, 300),
      units: pick(['ft', 'm']),
      gap: place === 'under' && chance(0.5) ? between(2, 30) : null,
      diagonal: pick([null, ...DIAGONALS]),
      light: chance(0.2) ? whole(1, 400) : pick(LIGHT_CHOICES),
      rejected: chance(0.2) ? whole(1, 95) : 0,
      gain: chance(0.2) ? 0.6 : 1,
      use: null,
      price: pick([null, null, ...PRICE_LIMITS]),
    }),
  );
}

/** What pages say where the finder says something else of a model; empty for one that it does not offer. */
const SAID: Readonly<Record<Suggestion['fit'], RegExp>> = {
  fits: /^Fits (?:your room|at [\d.]+ in)$/,
  tight: /^Tight fit$/,
  unpriced: /^Fits, price unknown$/,
  change: /too near$|too far$|too deep$|dim$|picture$|^No distance at/,
  no: /too near$|too far$|too deep$|dim$|picture$|^No distance at|^Doesn't fit/,
  unknown: /unknown$/,
};

test('a kept room gets the verdict of the finder on every screen', () => {
  const random = draws(43);
  const problems: string[] = [];
  for (let count = 0; count < 1000; count += 1) {
    const room = drawnRoom(random);
    const { slug, candidate, screens } = random.pick(everyModel);
    const at = `${slug}, ${wishesToSearch(room)}`;
    const texts = Object.values(screens).map((model) => roomVerdict(model, room).text);
    if (new Set(texts).size > 1) problems.push(`${at}: ${texts.join(' | ')}`);
    const [text = ''] = texts;
    const [found] = suggestions([candidate], room);
    if (found ? !SAID[found.fit].test(text) : !/^Over|^Needs|^Hanging/.test(text))
      problems.push(`${at}: ${found?.fit} and ${text}`);
  }
  expect(problems).toEqual([]);
});

test("a guide's pick counts the models of its kind that the finder lists as fitting", () => {
  const models = kit.projectors.flatMap(({ model, ...figures }) => (model ? [{ ...figures, ...model }] : []));
  const random = draws(44);
  for (let count = 0; count < 50; count += 1) {
    const room = drawnRoom(random);
    const { kind } = random.pick(everyModel).candidate;
    const all = candidates.filter((one) => one.kind === kind);
    const fits = suggestions(all, room).filter(({ fit }) => fit === 'fits' || fit === 'tight');
    expect(kindVerdict(models, kind, room)?.text).toBe(ROOM_VERDICT_TEXTS.ofKind(fits.length, all.length));
  }
});
