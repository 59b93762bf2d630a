import { groupedNumber } from '@lumen-throw/domain/english-numbers';
import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of a projector's specifications. */
export const SPECIFICATION_TEXTS = siteTexts('specifications', {
  brightness: 'Brightness',
  resolution: 'Resolution',
  throwRatio: 'Throw ratio',
  light: 'Light',
  price: 'Price',
  portable: 'portable',
  smart: 'smart',
  lumens: (lumens: number) => `${groupedNumber(lumens)} lm`,
  range: (min: number, max: number) => (min === max ? String(min) : `${min}–${max}`),
  lightSources: { lamp: 'Lamp', led: 'LED', laser: 'Laser' },
});
