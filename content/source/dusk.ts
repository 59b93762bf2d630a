/**
 * Light of a clear evening sky, from the position of the sun. The illuminance is the polynomial of
 * Vallado, "Fundamentals of Astrodynamics and Applications" (2022), table 5-1.
 * `checks/dusk-figures.ts` compares it with the formula of U.S. Naval Observatory Circular 171.
 */

/** Degrees of the sun's center at sunset: half its disk and the refraction of the air. */
const SUNSET = -5 / 6;

/** Declination of the sun in degrees. */
export const SUN = { june: 23.44, september: 0 } as const;

/** Latitude in degrees: Denver, Indianapolis and Philadelphia; Seattle and Duluth. */
export const LATITUDE = { middle: 40, north: 47 } as const;

/** Coefficients for the sun's altitude in units of 90 degrees, down to the altitude in degrees. */
const RANGES = [
  { down: -0.84, terms: [2.88, 22.26, -207.64, 1034.3] },
  { down: -5, terms: [2.88, 21.81, -258.11, -858.36] },
  { down: -12, terms: [2.7, 12.17, -431.69, -1899.83] },
] as const;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Altitude of the sun in degrees, some minutes after sunset. */
function sunAfterSunset(minutes: number, latitude: number, declination: number): number {
  const [lat, dec] = [radians(latitude), radians(declination)];
  const cosine =
    (Math.sin(radians(SUNSET)) - Math.sin(lat) * Math.sin(dec)) / (Math.cos(lat) * Math.cos(dec));
  const hourAngle = Math.acos(cosine) + radians(minutes / 4);
  const sine = Math.sin(lat) * Math.sin(dec) + Math.cos(lat) * Math.cos(dec) * Math.cos(hourAngle);
  return (Math.asin(sine) * 180) / Math.PI;
}

/** Lux of a clear sky without a moon on level ground. @param altitude of the sun in degrees, 5 to -12 */
function skyLux(altitude: number): number {
  const range = RANGES.find(({ down }) => altitude >= down);
  if (!range) throw new Error(`The sun at ${altitude} degrees is below the polynomial's range.`);
  const unit = altitude / 90;
  const exponent = range.terms.reduce((sum, term, power) => sum + term * unit ** power, 0);
  return 10 ** exponent;
}

/**
 * Lux on level ground some minutes after sunset, with as many digits as the sky keeps: two.
 * Texts and their contrasts both use this figure, so that a reader can work them out again.
 */
export function duskLux(minutes: number, latitude: number, declination: number): number {
  return Number(skyLux(sunAfterSunset(minutes, latitude, declination)).toPrecision(2));
}
