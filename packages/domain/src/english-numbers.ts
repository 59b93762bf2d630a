/** Numbers as English writes them. Not by `Intl`, whose tables take a slow phone longer than hydration. */
import { DISTANCE_UNITS } from './projector.ts';

/** A number with commas between thousands: `2,500`. */
export function groupedNumber(value: number): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Light that a projector gives: `2,500 lm`. */
export function lumensText(lumens: number): string {
  return `${groupedNumber(lumens)} lm`;
}

const POUNDS_PER_KILOGRAM = 1 / 0.453_592_37;

/** A weight in both units: `6.6 lb (3.0 kg)`, `1.9 lb (0.85 kg)`. */
export function weightText(kilograms: number): string {
  const shown = kilograms < 1 ? Number(kilograms.toFixed(2)) : kilograms.toFixed(1);
  return `${(kilograms * POUNDS_PER_KILOGRAM).toFixed(1)} lb (${shown} kg)`;
}

/** Lengths of a cabinet in both units: `22.1 × 5.5 in (56.2 × 14 cm)`. */
export function cabinetText(...centimeters: number[]): string {
  const inches = centimeters.map((length) => (length * DISTANCE_UNITS.cm).toFixed(1));
  return `${inches.join(' × ')} in (${centimeters.join(' × ')} cm)`;
}
