import type { LensKind } from '@lumen-throw/throw/lens';
import { DIAGONAL_BOUNDS } from '@lumen-throw/throw/limits';
import type { Units } from '@lumen-throw/throw/units';
import { lengthText, rangeText } from '../../../shared/format/length-format.ts';
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
  /** What the figures come from, and where distances are measured from. */
  basis: string;
  /** Whether the size is one that screens do not come in. */
  isUncommon: boolean;
  image: string;
  fineImage: string;
  aspect: string;
  /** The results in one sentence. */
  aloud: string;
}

export function resultWords(results: Results, units: Units): ResultWords {
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
    basis: CALCULATOR_TEXTS.basis(lens.basis, lens.measuredFrom),
    isUncommon: !findsDistance && !isWithin(recommended, DIAGONAL_BOUNDS),
    image: sizeText(image, units),
    fineImage: fineSizeText(image, units),
    aspect,
    aloud: CALCULATOR_TEXTS.aloudResults(shown, shownRange),
  };
}
