/** A kept room, and what pages say of a model in it, in words. */
import { looksGood } from '@lumen-throw/throw/room-light';
import type { Units } from '@lumen-throw/throw/units';
import { isOffered, isTooDear, modelFit, type FittedModel, type ModelFit } from './model-fit.ts';
import { diagonalText, plainLengthText } from './short-length.ts';
import { KEPT_ROOM_TEXTS, ROOM_VERDICT_TEXTS } from './texts.ts';
import { USE_TEXTS } from './use-texts.ts';
import type { Place } from '../projectors/finder-places.ts';
import { COMMON_WISHES, type Wishes } from './wishes.ts';

/** A room in words: where, how large, in which light, for what, for how much. What matters most comes first. */
export function roomWords(wishes: Wishes): string[] {
  const { place, distance, units, diagonal, light, rejected, gain, use, price } = wishes;
  return [
    KEPT_ROOM_TEXTS.places[place](plainLengthText(distance, units)),
    diagonal === null ? KEPT_ROOM_TEXTS.largest : diagonalText(diagonal),
    typeof light === 'number' ? KEPT_ROOM_TEXTS.lux(light) : KEPT_ROOM_TEXTS.lights[light],
    rejected > 0 ? KEPT_ROOM_TEXTS.rejects(rejected) : null,
    gain === COMMON_WISHES.gain ? null : KEPT_ROOM_TEXTS.gain(gain),
    use && USE_TEXTS[use],
    price && KEPT_ROOM_TEXTS.prices[price],
  ].filter((part) => part !== null);
}

/** How a model does in a room: `middle` for what is not far off, or where a figure is missing. */
export interface RoomVerdict {
  level: 'good' | 'middle' | 'bad';
  text: string;
}

/** How far off a model stands, as the finder would move it. */
function moveText(move: number, place: Place, units: Units): string {
  const way = plainLengthText(Math.abs(move), units);
  if (move < 0) return ROOM_VERDICT_TEXTS.tooFar(way);
  return place === 'under' ? ROOM_VERDICT_TEXTS.tooDeep(way) : ROOM_VERDICT_TEXTS.tooNear(way);
}

/** What is in the way of a model: its place before its light. */
function missText(found: ModelFit, { place, units }: Wishes): string {
  const { distances, move, brightness, diagonal } = found;
  if (!distances) return ROOM_VERDICT_TEXTS.noDistance(diagonalText(diagonal));
  if (move !== 0) return moveText(move, place, units);
  if (brightness && !looksGood(brightness.verdict)) return ROOM_VERDICT_TEXTS.light[brightness.verdict];
  return ROOM_VERDICT_TEXTS.no;
}

/** What to say of a model in a room; the finder's own verdict in a word or two. */
export function roomVerdict(model: FittedModel, wishes: Wishes): RoomVerdict {
  if (!isOffered(model, wishes))
    return {
      level: 'bad',
      text: wishes.place === 'under' ? ROOM_VERDICT_TEXTS.notUnder : ROOM_VERDICT_TEXTS.notOnCeiling,
    };
  if (isTooDear(model, wishes)) return { level: 'bad', text: ROOM_VERDICT_TEXTS.tooDear };
  const found = modelFit(model, wishes);
  switch (found.fit) {
    case 'fits':
      return {
        level: 'good',
        text:
          wishes.diagonal === null
            ? ROOM_VERDICT_TEXTS.fitsAt(diagonalText(found.diagonal))
            : ROOM_VERDICT_TEXTS.fits,
      };
    case 'tight':
      return { level: 'middle', text: ROOM_VERDICT_TEXTS.tight };
    case 'unpriced':
      return { level: 'middle', text: ROOM_VERDICT_TEXTS.unpriced };
    case 'unknown':
      return {
        level: 'middle',
        text: found.missing[0] ? ROOM_VERDICT_TEXTS.missing[found.missing[0]] : ROOM_VERDICT_TEXTS.no,
      };
    default:
      return { level: found.fit === 'change' ? 'middle' : 'bad', text: missText(found, wishes) };
  }
}

/** What to say of the listed models of a kind; null where there are none. */
export function kindVerdict(
  models: readonly (FittedModel & { isListed: boolean })[],
  kind: FittedModel['kind'],
  wishes: Wishes,
): RoomVerdict | null {
  const all = models.filter((model) => model.isListed && model.kind === kind);
  if (kind === null || all.length === 0) return null;
  const fitting = all.filter(
    (model) =>
      isOffered(model, wishes) &&
      !isTooDear(model, wishes) &&
      ['fits', 'tight'].includes(modelFit(model, wishes).fit),
  ).length;
  return { level: fitting > 0 ? 'good' : 'bad', text: ROOM_VERDICT_TEXTS.ofKind(fitting, all.length) };
}
