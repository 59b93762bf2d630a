import { NoticeLine } from './notice-line.ts';
import { SHOP_TEXTS } from './shop-texts.ts';

/** Says what the signs of a price tier mean. */
export function PriceLegend() {
  return <NoticeLine>{SHOP_TEXTS.priceLegend}</NoticeLine>;
}
