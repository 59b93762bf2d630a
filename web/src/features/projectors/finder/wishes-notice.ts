/** What the finder says of answers that a link asked for and that it does not show. */
import { noticeOf, quotedFromLink } from '../../../shared/address-state/link-notice.ts';
import { lightName } from '../../../shared/room-light/light-name.ts';
import { FINDER_TEXTS, gapText } from './texts.ts';
import { readWishes, type ReplacedWish, type WishName, type Wishes } from '../../../shared/room/wishes.ts';
import { lengthText } from '../../../shared/format/length-format.ts';

const SHOWN: Readonly<Record<WishName, (wishes: Wishes) => string>> = {
  place: ({ place }) => FINDER_TEXTS.places[place],
  units: ({ units }) => FINDER_TEXTS.unitNames[units],
  distance: ({ distance, units }) => lengthText(distance, units),
  gap: ({ gap }) => (gap === null ? FINDER_TEXTS.none : `${gapText(gap, 'ft')} in`),
  diagonal: ({ diagonal }) => (diagonal === null ? FINDER_TEXTS.largest : FINDER_TEXTS.diagonal(diagonal)),
  light: ({ light }) => (typeof light === 'number' ? FINDER_TEXTS.luxOf(light) : lightName(light)),
  lux: ({ light }) => (typeof light === 'number' ? FINDER_TEXTS.luxOf(light) : lightName(light)),
  rejected: ({ rejected }) => `${rejected} %`,
  gain: ({ gain }) => String(gain),
  use: ({ use }) => (use === null ? FINDER_TEXTS.anyUse : FINDER_TEXTS.uses[use]),
  price: ({ price }) => (price === null ? FINDER_TEXTS.anyPrice : FINDER_TEXTS.prices[price]),
};

function askedText({ name, asked }: ReplacedWish): string {
  return FINDER_TEXTS.asked[name](quotedFromLink(asked));
}

/** The sentence about answers that a link asked for and that are not shown; null where there are none. */
export function wishesNotice(search: string): string | null {
  const { wishes, replaced } = readWishes(search);
  return noticeOf(replaced.map((wish) => [askedText(wish), SHOWN[wish.name](wishes)]));
}
