import type { EvidenceKind } from '@lumen-throw/domain/evidence';
import { FIGURE_TITLES } from '@lumen-throw/domain/projector';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { lumensText } from '../format/light-format.ts';
import { fineRangeText } from '../format/length-format.ts';
import type { Sharpness } from './best-figures.ts';
import { siteTexts } from '../site-texts/site-texts.ts';

const POUNDS_PER_KILOGRAM = 1 / 0.453_592_37;

/** Words for the facts of a projector. */
export const FACT_TEXTS = siteTexts('facts', {
  brightness: FIGURE_TITLES.brightness,
  distance: 'For 100 in',
  picture: 'Picture',
  lightSource: 'Light',
  weight: FIGURE_TITLES.weight,
  year: FIGURE_TITLES.year,
  sourcedFigures: (name: string) => `${name}: figures and sources`,
  lumens: lumensText,
  distances: (range: Range) => fineRangeText(range, 'ft'),
  meters: (range: Range) => fineRangeText(range, 'm'),
  kilograms: (value: number) => `${(value * POUNDS_PER_KILOGRAM).toFixed(1)} lb (${value.toFixed(1)} kg)`,
  sharpness: {
    native4k: '4K, native',
    shifted4k: '4K, pixel shifting',
    fullHd: '1080p',
    less: 'below 1080p',
  } satisfies Record<Sharpness, string>,
  lightSources: { lamp: 'Lamp', led: 'LED', laser: 'Laser' },
  /** Whose figure it is, in a word or two beside it. */
  evidence: {
    measuredByUs: 'measured by us',
    measured: 'measured',
    makerIso21118: 'maker, ISO 21118',
    maker: "maker's figure",
    claim: "seller's claim",
  } satisfies Record<EvidenceKind, string>,
});
