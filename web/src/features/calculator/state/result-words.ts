import type { LensKind } from '@lumen-throw/throw/lens';
import { DIAGONAL_BOUNDS } from '@lumen-throw/throw/limits';
import type { Units } from '@lumen-throw/throw/units';
import { lengthText, rangeText } from '../../../shared/format/length-format.ts';
import { coverageText } from '../../../shared/projectors/coverage-texts.ts';
import { referenceText } from '../../../shared/projectors/reach-texts.ts';
import { diagonalRangeText, diagonalText, fineSizeText, sizeText } from './format.ts';
import type { Results } from './results.ts';
import { isWithin } from './settings.ts';
import { CALCULATOR_TEXTS } from '../texts.ts';

/** The results as they are shown; here, and nowhere before, they are rounded. */
export interface ResultWords {
  recommendedName: string;
  recommended: string;
  rangeName: string;
  range: string;
  /** What kind of lens the range is of: one value without zoom, ends without a way between them for a spread. */
  kind: LensKind;
  /** What stands below the range: that there is no zoom, or that no source gives its other end. */
  rangeNote: string | null;
  /** From where the distance counts, where that is not plain. */
  reference: string | null;
  /** What the figures come from, where distances are measured from, and for which sizes they hold. */
  basis: string;
  /** Whether the size is one that screens do not come in. */
  isUncommon: boolean;
  image: string;
  fineImage: string;
  aspect: string;
  /** The results in one sentence. */
  aloud: string;
}

/** What is to be said of the range; null for a zoom of which both ends are known. */
function rangeNote({ lens, range }: Results): string | null {
  switch (lens.kind) {
    case 'fixed':
      return CALCULATOR_TEXTS.fixedLens;
    case 'spread':
      return CALCULATOR_TEXTS.spreadRange;
    case 'open':
      return CALCULATOR_TEXTS.openLens;
    default:
      return range.max > range.min ? null : CALCULATOR_TEXTS.oneEnd;
  }
}

/** @param brand who makes the projector, for what it prints */
export function resultWords(results: Results, units: Units, brand: string): ResultWords {
  const { mode, range, recommended, image, aspect, lens } = results;
  const findsDistance = mode === 'size-to-distance';
  const shownRange = findsDistance ? rangeText(range, units) : diagonalRangeText(range);
  const shown = findsDistance ? lengthText(recommended, units) : diagonalText(recommended);
  return {
    recommendedName: findsDistance ? CALCULATOR_TEXTS.recommendedDistance : CALCULATOR_TEXTS.recommendedSize,
    recommended: shown,
    rangeName: findsDistance ? CALCULATOR_TEXTS.distanceRange : CALCULATOR_TEXTS.sizeRange,
    range: shownRange,
    kind: lens.kind,
    rangeNote: rangeNote(results),
    reference: referenceText(lens, { min: results.distance, max: results.distance }),
    basis: [CALCULATOR_TEXTS.basis(lens.basis, lens.measuredFrom), coverageText(brand, lens)]
      .filter((sentence) => sentence !== null)
      .join(' '),
    isUncommon: !findsDistance && !isWithin(recommended, DIAGONAL_BOUNDS),
    image: sizeText(image, units),
    fineImage: fineSizeText(image, units),
    aspect,
    aloud: CALCULATOR_TEXTS.aloudResults(shown, shownRange),
  };
}
