/** How far away a projector stands: the same words on every screen. */
import type { Lens } from '@lumen-throw/throw/lens';
import type { Range } from '@lumen-throw/throw/throw-distance';
import type { Units } from '@lumen-throw/throw/units';
import { fineRangeText, NEAR } from '../format/length-format.ts';
import { siteTexts } from '../site-texts/site-texts.ts';

export const REACH_TEXTS = siteTexts('reach', {
  /** From where a distance counts; empty where it is a lens across the room. */
  reference: {
    lens: 'from the lens',
    front: "from the cabinet's front",
    back: 'to the wall',
    mount: 'from the mounting point',
  } satisfies Record<Lens['measuredFrom'], string>,
  counted: (distance: string, reference: string) => `${distance} (${reference})`,
  /** The near end is known alone. */
  open: (distance: string) => `from ${distance}`,
});

/** From where distances of a lens count, where that is not plain: an ultra short throw, or not the lens. */
export function referenceText({ measuredFrom }: Lens, { max }: Range): string | null {
  return measuredFrom === 'lens' && max >= NEAR ? null : REACH_TEXTS.reference[measuredFrom];
}

function counted(range: string, lens: Lens, distances: Range): string {
  const reference = referenceText(lens, distances);
  return reference === null ? range : REACH_TEXTS.counted(range, reference);
}

/** Digits after the point of a lens's inches and centimeters. */
export function nearDigits({ isRounded }: Lens): number {
  return isRounded ? 0 : 1;
}

/** Distances of a lens, as exact as its source prints them. @param distances in inches */
export function distanceText(lens: Lens, distances: Range, units: Units): string {
  return fineRangeText(distances, units, nearDigits(lens));
}

/** The same with "from" where only the near end is known. */
export function openText(lens: Lens, distances: Range, units: Units): string {
  const plain = distanceText(lens, distances, units);
  return lens.kind === 'open' ? REACH_TEXTS.open(plain) : plain;
}

/** Distances of a lens for a size, with what they count from. @param distances in inches */
export function reachText(lens: Lens, distances: Range, units: Units): string {
  return counted(openText(lens, distances, units), lens, distances);
}

/** The same behind a "from" of the sentence that it stands in. @param distances in inches */
export function reachAfterFrom(lens: Lens, distances: Range, units: Units): string {
  return counted(distanceText(lens, distances, units), lens, distances);
}
