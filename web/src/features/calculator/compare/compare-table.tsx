import { SideBySideTable } from '../../../shared/tables/side-by-side-table.tsx';
import { roomFit, type ProjectorFigures, type Room } from '@lumen-throw/throw/room-fit';
import { ratiosAt } from '@lumen-throw/throw/frame';
import { pictureDistances } from '@lumen-throw/throw/lens';
import { midpoint } from '@lumen-throw/throw/throw-distance';
import type { Units } from '@lumen-throw/throw/units';
import { SPECIFICATION_TEXTS } from '../../../shared/shop/specifications-texts.ts';
import { brightnessAdvice, placementAdvice, zoomText } from '../state/advice.ts';
import type { CompareColumn } from './compare-columns.ts';
import { referenceText } from '../../../shared/projectors/reach-texts.ts';
import { lengthText, rangeText } from '../../../shared/format/length-format.ts';
import { diagonalRangeText, diagonalText, footLambertText, lightText } from '../state/format.ts';
import type { AskedPlace } from '../state/results.ts';
import { lightOf, rejectedOf, type Settings } from '../state/settings.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';
import { COMPARE_TEXTS } from './texts.ts';

interface Row {
  key: string;
  name: string;
  cell: (figures: ProjectorFigures) => { text: string; small?: string };
}

function adviceOf(figures: ProjectorFigures, room: Room, units: Units): string {
  const { placement, brightness } = roomFit(figures, room);
  const place =
    placement.fit === 'fits' || placement.fit === 'tight'
      ? null
      : placementAdvice(placement, room.diagonal, units);
  const light = brightness ? brightnessAdvice(brightness) : null;
  const parts = [place, light ? `${ROOM_TEXTS.brightness}: ${light}.` : null].filter(Boolean);
  return parts.join(' ') || COMPARE_TEXTS.nothingToChange;
}

/** Throw ratios as data sheets have them; those of a law change with the size. */
function ratioText({ lens }: ProjectorFigures, room: Room): { text: string; small?: string } {
  const ratios = ratiosAt(lens, room);
  if (!ratios) return { text: COMPARE_TEXTS.unknown };
  const { min, max } = ratios;
  const figure = (ratio: number) => Number(ratio.toFixed(lens.basis === 'ratio' ? 4 : 2));
  const text = SPECIFICATION_TEXTS.range(figure(min), figure(max));
  const isMakersLaw = lens.basis === 'table' || lens.basis === 'formula';
  return isMakersLaw ? { text, small: COMPARE_TEXTS.ratioByLaw(diagonalText(room.diagonal)) } : { text };
}

/** Distances for the size, with what they count from where that is not plain. */
function distancesText(
  { lens }: ProjectorFigures,
  room: Room,
  units: Units,
): { text: string; small?: string } {
  const distances = pictureDistances(lens, room);
  if (!distances) return { text: COMPARE_TEXTS.unknown };
  const reference = referenceText(lens, distances);
  const text = rangeText(distances, units);
  return reference === null ? { text } : { text, small: reference };
}

function rowsOf(settings: Settings, place: AskedPlace): Row[] {
  const { units, gain } = settings;
  const light = lightOf(settings);
  const room: Room = { ...place, gain, rejected: rejectedOf(settings), light };
  const fitOf = (figures: ProjectorFigures) => roomFit(figures, room);
  return [
    {
      key: 'ratio',
      name: COMPARE_TEXTS.rows.ratio,
      cell: (figures) => ratioText(figures, room),
    },
    {
      key: 'distances',
      name: COMPARE_TEXTS.rows.distances(diagonalText(room.diagonal)),
      cell: (figures) => distancesText(figures, room, units),
    },
    {
      key: 'recommended',
      name: COMPARE_TEXTS.rows.recommended,
      cell: (figures) => {
        const { distances } = fitOf(figures).placement;
        return { text: distances ? lengthText(midpoint(distances), units) : COMPARE_TEXTS.unknown };
      },
    },
    {
      key: 'diagonals',
      name: COMPARE_TEXTS.rows.diagonals(lengthText(room.distance, units)),
      cell: (figures) => {
        const { diagonals } = fitOf(figures).placement;
        return { text: diagonals ? diagonalRangeText(diagonals) : COMPARE_TEXTS.unknown };
      },
    },
    {
      key: 'zoom',
      name: COMPARE_TEXTS.rows.zoom,
      cell: (figures) => ({ text: zoomText(fitOf(figures).placement) }),
    },
    {
      key: 'brightness',
      name: COMPARE_TEXTS.rows.brightness,
      cell: (figures) => {
        const { brightness } = fitOf(figures);
        if (!brightness) return { text: COMPARE_TEXTS.unknown };
        return {
          text: footLambertText(brightness.white),
          small: `${lightText(light)}: ${ROOM_TEXTS.verdicts[brightness.verdict].toLowerCase()}`,
        };
      },
    },
    {
      key: 'advice',
      name: COMPARE_TEXTS.rows.advice,
      cell: (figures) => ({ text: adviceOf(figures, room, units) }),
    },
  ];
}

interface CompareTableProps {
  settings: Settings;
  /** Where all of them are looked at. */
  place: AskedPlace;
  columns: readonly CompareColumn[];
  caption: string;
}

/** Projectors in columns, what they make of the room in rows. */
export function CompareTable({ settings, place, columns, caption }: CompareTableProps) {
  return (
    <SideBySideTable
      caption={caption}
      corner={COMPARE_TEXTS.figure}
      columns={columns.map(({ id, name }) => ({ id, heading: name }))}
      rows={rowsOf(settings, place).map(({ key, name, cell }) => ({
        key,
        name,
        cells: columns.map(({ figures }) =>
          figures ? cell(figures) : { text: COMPARE_TEXTS.unknown, isUnknown: true },
        ),
      }))}
    />
  );
}
