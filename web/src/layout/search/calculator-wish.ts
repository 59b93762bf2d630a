/** Answers a search for a size or a distance with the calculator, filled in. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import {
  CALCULATOR_PARAMETERS as NAMES,
  OWN_PARAMETER,
} from '../../shared/projectors/calculator-parameters.ts';
import { askedDiagonal, askedDistance, isOfSeats } from './asked-lengths.ts';
import { RESULT_TEXTS } from './result-texts.ts';
import type { SearchEntry } from './search-entry.ts';

/** Words that ask how large a picture gets. */
const ASKS_SIZE =
  /\b(?:what|which|how)\s+(?:size|big|large|wide)\b|\b(?:screen|picture|image)\s+size\b|\bsize\s+(?:of\s+)?(?:the\s+|a\s+)?(?:screen|picture|image)\b|(?<!short[- ])\bthrow\b/i;

/** Words that ask where a projector stands. */
const ASKS_DISTANCE = /\bhow\s+(?:far|close|near)\b|\bdistance\b|(?<!short[- ])\bthrow\b/i;

/** Words that ask for the sides of a picture. */
const ASKS_SIDES =
  /\bhow\s+(?:wide|tall|high)\s+(?:is|are|would|will)\b|\b(?:width|height|dimensions?)\s+(?:of|for)\b/i;

/** The calculator with the distance or the size in a search; null where it asks for neither. */
export function calculatorWish(search: string): SearchEntry | null {
  const away = askedDistance(search);
  const inches = askedDiagonal(search);
  const asks = (words: RegExp) => words.test(search) && !isOfSeats(search);
  const filled =
    away && asks(ASKS_SIZE)
      ? {
          parameters: {
            [NAMES.mode]: 'distance-to-size',
            [NAMES.units]: away.units,
            [NAMES.distance]: String(away.length),
            [OWN_PARAMETER]: NAMES.distance,
          },
          title: RESULT_TEXTS.sizeFrom(away.length, away.units),
        }
      : inches !== null && (asks(ASKS_SIDES) || asks(ASKS_DISTANCE))
        ? {
            parameters: {
              [NAMES.mode]: 'size-to-distance',
              [NAMES.diagonal]: String(inches),
              [OWN_PARAMETER]: NAMES.diagonal,
            },
            title: asks(ASKS_SIDES) ? RESULT_TEXTS.sidesOf(inches) : RESULT_TEXTS.distanceFor(inches),
          }
        : null;
  return (
    filled && {
      kind: 'page',
      href: `${PATHS.throwCalculator}?${new URLSearchParams(filled.parameters)}`,
      title: filled.title,
      line: RESULT_TEXTS.calculatorLine,
      text: '',
    }
  );
}
