import { ofType, type Check, type Seed } from './seed.ts';

/** The specification's presets (section 9): brand, model, throw ratios. */
const PRESETS: readonly (readonly [name: string, min: number, max: number])[] = [
  ['BenQ TK700', 1.13, 1.46],
  ['Epson Home Cinema 2250', 1.33, 2.16],
  ['Optoma GT1080 short-throw', 0.5, 0.5],
  ['Generic UST', 0.19, 0.25],
];

function presets(seed: Seed): string[] {
  const found = new Map(
    ofType(seed, 'projectorPreset').map((preset) => [
      `${String(preset['brand'])} ${String(preset['model'])}`,
      preset,
    ]),
  );
  return PRESETS.flatMap(([name, min, max]) => {
    const preset = found.get(name);
    if (!preset) return [`there is no preset ${name}`];
    return preset['throwRatioMin'] === min &&
      preset['throwRatioMax'] === max &&
      preset['aspectDefault'] === '16:9'
      ? []
      : [`${preset._id}: is not ${min} to ${max} at 16:9`];
  });
}

interface Specifications {
  lumens: number;
  resolution: string;
  smart: boolean;
  portable: boolean;
}

/** The brightness that a projector's features name is the one of its specifications. */
function brightnessOfProducts(seed: Seed): string[] {
  return ofType(seed, 'product')
    .filter(({ kind }) => kind === 'projector')
    .flatMap(({ _id, features, specifications }) => {
      const { lumens } = specifications as Specifications;
      const named = (features as string[]).flatMap(
        (feature) => /^([\d,]+) (?:ANSI )?lumens$/.exec(feature)?.[1] ?? [],
      );
      if (named.length !== 1) return [`${_id}: names its brightness ${named.length} times in its features`];
      return Number(named[0]?.replaceAll(',', '')) === lumens
        ? []
        : [`${_id}: has ${lumens} lumens and says ${String(named[0])}`];
    });
}

/** A row of the comparison says what its product says. */
function comparison(seed: Seed): string[] {
  return ofType(seed, 'comparisonRow').flatMap((row) => {
    const product = seed.byId.get((row['product'] as { _ref: string })._ref);
    if (!product) return [`${row._id}: names a product that the seed does not have`];
    const facts = product['specifications'] as Specifications;
    const same =
      row['lumens'] === facts.lumens &&
      row['resolution'] === facts.resolution &&
      row['smart'] === facts.smart &&
      row['portable'] === facts.portable &&
      row['priceTier'] === product['priceTier'];
    return same ? [] : [`${row._id}: does not agree with ${product._id}`];
  });
}

/** Figures that stand in more than one document agree. */
export const factFigures: Check = (seed) => [
  ...presets(seed),
  ...brightnessOfProducts(seed),
  ...comparison(seed),
];
