/**
 * The light of dusk in the backyard guide, by another way than the guide's: the sun's altitude from
 * vectors, and the light from the formula of U.S. Naval Observatory Circular 171 (Janiczek and DeYoung,
 * "Computer Programs for Sun and Moon Illuminance", 1987, subroutine ATMOS). The two models of the sky
 * differ by a quarter in places, which moves the start of a movie by two minutes.
 */
import { allTexts, objectsOfType, type Check, type Seed } from './seed.ts';

const GUIDE = 'article-best-portable-projectors-backyard-2025';
/** How far the guide's lux may be from the other model, as a factor. */
const TOLERANCE = 1.3;
const LUX_PER_FOOT_CANDLE = 10.764;
const JUNE = 23.44;

type Vector = readonly [number, number, number];

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Sine of the sun's altitude: its direction along the direction of the zenith. */
function sineOfAltitude(hourAngle: number, latitude: number, declination: number): number {
  const [lat, dec] = [toRadians(latitude), toRadians(declination)];
  const zenith: Vector = [Math.cos(lat), 0, Math.sin(lat)];
  const sun: Vector = [
    Math.cos(dec) * Math.cos(hourAngle),
    Math.cos(dec) * Math.sin(hourAngle),
    Math.sin(dec),
  ];
  return zenith[0] * sun[0] + zenith[1] * sun[1] + zenith[2] * sun[2];
}

/** Altitude of the sun in degrees, some minutes after its center has sunk to 50 arc minutes below the horizon. */
function altitudeAfterSunset(minutes: number, latitude: number, declination: number): number {
  let [above, below] = [0, Math.PI];
  const horizon = Math.sin(toRadians(-50 / 60));
  while (below - above > 1e-9) {
    const middle = (above + below) / 2;
    if (sineOfAltitude(middle, latitude, declination) > horizon) above = middle;
    else below = middle;
  }
  const later = above + (2 * Math.PI * minutes) / 1440;
  return (Math.asin(sineOfAltitude(later, latitude, declination)) * 180) / Math.PI;
}

/** Lux of a clear sky after sunset, on level ground: direct and scattered light through the air mass. */
function luxOfCircular(altitude: number): number {
  const earth = 753.66156;
  const angle = toRadians(altitude);
  const bent = Math.asin((earth * Math.cos(angle)) / (earth + 1));
  const airMass = earth * (Math.cos(bent) - Math.sin(angle)) + Math.cos(bent);
  const direct = Math.exp(-0.21 * airMass) * Math.sin(angle);
  const scattered = 0.0289 * Math.exp(-0.042 * airMass) * (1 + toRadians(altitude + 90) * Math.sin(angle));
  return 133_775 * (direct + scattered);
}

/** What is wrong with a statement of lux, or nothing. */
function luxProblem(
  at: string,
  said: number,
  minutes: number,
  latitude: number,
  declination: number,
): string[] {
  const other = luxOfCircular(altitudeAfterSunset(minutes, latitude, declination));
  return said <= other * TOLERANCE && said >= other / TOLERANCE
    ? []
    : [
        `${at}: says ${said} lux ${minutes} minutes after sunset, Circular 171 ${Number(other.toPrecision(2))}`,
      ];
}

interface Table {
  caption: string;
  columns: string[];
  rows: { cells: string[] }[];
}

/** '550 lumens, 80 inches' → foot-lamberts of white on a 16:9 screen of gain 1.0. */
function white(column: string): number | null {
  const found = /^(\d+) lumens, (\d+) inches$/.exec(column);
  if (!found) return null;
  const [lumens, diagonal] = [Number(found[1]), Number(found[2])];
  return lumens / ((diagonal ** 2 * 16 * 9) / (16 ** 2 + 9 ** 2) / 144);
}

function tableProblems(seed: Seed): string[] {
  const tables = objectsOfType(seed.byId.get(GUIDE)?.['body'], 'dataTable') as unknown as Table[];
  const table = tables.find(({ caption }) => /at dusk in June, at 40 degrees north/.test(caption));
  if (!table) return [`${GUIDE}: has no table of dusk in June at 40 degrees north`];
  return table.rows.flatMap(({ cells: [when = '', light = '', ...contrasts] }) => {
    const minutes = when === 'Sunset' ? 0 : Number(/^(\d+) minutes later$/.exec(when)?.[1]);
    const lux = Number(/^about ([\d.]+) lux$/.exec(light)?.[1]);
    const room = lux / LUX_PER_FOOT_CANDLE;
    return [
      ...luxProblem(`${GUIDE}: "${when}"`, lux, minutes, 40, JUNE),
      ...contrasts.flatMap((contrast, place) => {
        const picture = white(table.columns[place + 2] ?? '');
        // A thousandth of the projector's white is its own black.
        const expected =
          picture === null ? 'a contrast' : `${Math.round((picture + room) / (picture / 1000 + room))} to 1`;
        return contrast === expected ? [] : [`${GUIDE}: "${when}" says ${contrast}, not ${expected}`];
      }),
    ];
  });
}

/** Sentences that name lux: the words before the figure, and when and where they are about. */
const SENTENCES: readonly (readonly [
  pattern: RegExp,
  minutes: number,
  latitude: number,
  declination: number,
])[] = [
  [/in June, level ground still gets about ([\d.]+) lux/, 0, 40, JUNE],
  [/Half an hour later it is about ([\d.]+),/, 30, 40, JUNE],
  [/in late September 20 minutes are down to ([\d.]+) lux/, 20, 40, 0],
  [/in June, 30 minutes still leave ([\d.]+) lux/, 30, 47, JUNE],
];

function sentenceProblems(seed: Seed): string[] {
  const texts = allTexts(seed).filter(({ at }) => at.startsWith(GUIDE));
  return SENTENCES.flatMap(([pattern, minutes, latitude, declination]) => {
    const said = texts.flatMap(({ at, text }) => {
      const found = pattern.exec(text);
      return found ? [{ at, lux: Number(found[1]) }] : [];
    });
    if (said.length === 0) return [`${GUIDE}: no sentence matches ${pattern.source}; was it reworded?`];
    return said.flatMap(({ at, lux }) => luxProblem(at, lux, minutes, latitude, declination));
  });
}

/** The light of dusk, and the contrast that it leaves. */
export const duskFigures: Check = (seed) => [...tableProblems(seed), ...sentenceProblems(seed)];
