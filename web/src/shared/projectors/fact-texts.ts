import type { EvidenceKind } from '@lumen-throw/domain/evidence';
import type { Range } from '@lumen-throw/throw/throw-distance';
import type { Lens } from '@lumen-throw/throw/lens';
import { lumensText } from '@lumen-throw/domain/english-numbers';
import { fineRangeText } from '../format/length-format.ts';
import type { Sharpness } from './best-figures.ts';
import { distanceText, REACH_TEXTS, reachText, referenceText } from './reach-texts.ts';
import { siteTexts } from '../site-texts/site-texts.ts';

/** Words for the facts of a projector. */
export const FACT_TEXTS = siteTexts('facts', {
  distance: 'For 100 in',
  picture: 'Picture',
  lightSource: 'Light',
  lumens: lumensText,
  distances: (lens: Lens, range: Range) => reachText(lens, range, 'ft'),
  meters: (lens: Lens, range: Range) => distanceText(lens, range, 'm'),
  lengths: (range: Range) => `${fineRangeText(range, 'ft')} (${fineRangeText(range, 'm')})`,
  /** Distances in both units, with what they count from. */
  reaches: (lens: Lens, range: Range) => {
    const reference = referenceText(lens, range);
    const both = `${distanceText(lens, range, 'ft')} (${distanceText(lens, range, 'm')})`;
    const open = lens.kind === 'open' ? REACH_TEXTS.open(both) : both;
    return reference === null ? open : `${open}, ${reference}`;
  },
  sharpness: {
    native4k: '4K, native',
    shifted4k: '4K, pixel shifting',
    fullHd: '1080p',
    less: 'below 1080p',
  } satisfies Record<Sharpness, string>,
  lightSources: { lamp: 'Lamp', led: 'LED', laser: 'Laser' },
  /** Whose a brightness is, and what is left of it for a movie. */
  inMovieMode: (whose: string, lumens: string) => `${whose}; ${lumens} in a movie mode`,
  atMost: (whose: string, lumens: string) => `${whose}; at most ${lumens} measured`,
  /** Whose figure it is, in a word or two beside it. */
  evidence: {
    measuredByUs: 'measured by us',
    measured: 'measured',
    makerIso21118: 'maker, ISO 21118',
    maker: "maker's figure",
    claim: "seller's claim",
  } satisfies Record<EvidenceKind, string>,
});
