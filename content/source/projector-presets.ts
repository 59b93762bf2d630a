import { orderRank, slug, type SeedDocument } from './document.ts';

interface Preset {
  id: string;
  brand: string;
  model: string;
  ratio: [min: number, max: number];
  lumens?: number;
  notes?: string;
}

/** The specification's presets (section 9); brightness as the makers state it. */
const PRESETS: Preset[] = [
  { id: 'benq-tk700', brand: 'BenQ', model: 'TK700', ratio: [1.13, 1.46], lumens: 3200 },
  {
    id: 'epson-home-cinema-2250',
    brand: 'Epson',
    model: 'Home Cinema 2250',
    ratio: [1.33, 2.16],
    lumens: 2700,
  },
  { id: 'optoma-gt1080', brand: 'Optoma', model: 'GT1080 short-throw', ratio: [0.5, 0.5], lumens: 2800 },
  { id: 'generic-ust', brand: 'Generic', model: 'UST', ratio: [0.19, 0.25], notes: 'Ultra Short Throw' },
];

export const projectorPresets: SeedDocument[] = PRESETS.map(
  ({ id, brand, model, ratio: [throwRatioMin, throwRatioMax], ...facts }, index) => ({
    _id: `preset-${id}`,
    _type: 'projectorPreset',
    brand,
    model,
    slug: slug(id),
    throwRatioMin,
    throwRatioMax,
    aspectDefault: '16:9',
    ...facts,
    orderRank: orderRank(index),
  }),
);
