import type { EasierWish } from './easier-wishes.ts';
import { FINDER_TEXTS } from './texts.ts';

/** What somebody could ask for instead, as a sentence, and how many models fit then. */
export function wayText({ what, wishes, count }: EasierWish, asked: EasierWish['wishes']): string {
  const { diagonal, light, price } = wishes;
  const ways = {
    light: () => FINDER_TEXTS.change({ what: 'light', to: light }, asked),
    diagonal: () => FINDER_TEXTS.change({ what: 'diagonal', to: diagonal ?? 0 }, asked),
    price: () =>
      price === null ? FINDER_TEXTS.allowAnyPrice : FINDER_TEXTS.higherPrice(FINDER_TEXTS.prices[price]),
  } as const;
  const answers = typeof what === 'string' ? [what] : what;
  return FINDER_TEXTS.insteadWay(FINDER_TEXTS.together(answers.map((answer) => ways[answer]())), count);
}
