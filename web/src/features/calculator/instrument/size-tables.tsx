import { LIGHT_CHOICES, lightName } from '../../../shared/room-light/light-name.ts';
import { memo } from 'react';
import styled from 'styled-components';
import { SectionHead } from '../../../shared/design/section.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { DataTable } from '../../../shared/tables/data-table.tsx';
import { lumensFor } from '@lumen-throw/throw/brightness';
import { imageSize } from '@lumen-throw/throw/image-size';
import { leastWhite } from '@lumen-throw/throw/room-light';
import { seatDistance, VIEWING_ANGLES } from '@lumen-throw/throw/seating';
import { throwDistance } from '@lumen-throw/throw/throw-distance';
import { FORMULA_SOURCES } from '../sources-texts.ts';
import { lengthText } from '../../../shared/format/length-format.ts';
import { diagonalText, neededLumensText } from '../state/format.ts';

import { Sources } from './sources.tsx';
import { ROOM_TEXTS } from '../room/room-texts.ts';
import { TABLE_TEXTS } from './table-texts.ts';

const Tables = styled.div`
  display: grid;
  gap: ${theme.space.l};
  min-width: 0;

  > * {
    min-width: 0;
  }

  td,
  th {
    min-width: 7.5rem;
  }

  /* On paper the cards above say what this screen needs: two sheets are enough. */
  ${media.print} {
    > :nth-child(2) {
      display: none;
    }
  }
`;

const SIZES = [60, 80, 100, 120, 150, 200] as const;
/** Ultra short, short, common portable, long and very long throw. */
const RATIOS = [0.25, 0.5, 1.2, 1.5, 2] as const;
const ASPECT = '16:9';

function bothUnits(inches: number): string {
  return TABLE_TEXTS.both(lengthText(inches, 'ft'), lengthText(inches, 'm'));
}

const distanceRows = SIZES.map((size) => ({
  _key: String(size),
  cells: [
    diagonalText(size),
    ...RATIOS.map((ratio) => bothUnits(throwDistance({ min: ratio, max: ratio }, size, ASPECT).min)),
  ],
}));

const lightRows = SIZES.map((size) => {
  const { width } = imageSize(size, ASPECT);
  return {
    _key: String(size),
    cells: [
      diagonalText(size),
      ...LIGHT_CHOICES.map((light) =>
        neededLumensText(
          lumensFor(leastWhite({ light, gain: 1, native: null }), {
            gain: 1,
            diagonal: size,
            aspect: ASPECT,
          }),
        ),
      ),
      bothUnits(seatDistance(width, VIEWING_ANGLES.thxBest)),
      bothUnits(seatDistance(width, VIEWING_ANGLES.smpteLeast)),
    ],
  };
});

function seatColumns(): string[] {
  return (['thxBest', 'smpteLeast'] as const).map(
    (standard) => `${ROOM_TEXTS.standards[standard]}, ${ROOM_TEXTS.angle(VIEWING_ANGLES[standard])}`,
  );
}

/** Figures for common sizes, made when the page is built: they need no script. */
export const SizeTables = memo(function SizeTables() {
  return (
    <section id="tables" aria-labelledby="tables-title">
      <SectionHead heading={TABLE_TEXTS.heading} intro={TABLE_TEXTS.intro} id="tables-title" />
      <Tables>
        <DataTable
          caption={TABLE_TEXTS.distances}
          columns={[TABLE_TEXTS.screen, ...RATIOS.map(TABLE_TEXTS.ratio)]}
          rows={distanceRows}
        />
        <DataTable
          caption={TABLE_TEXTS.light}
          columns={[TABLE_TEXTS.screen, ...LIGHT_CHOICES.map((light) => lightName(light)), ...seatColumns()]}
          rows={lightRows}
        />
        <Sources about={TABLE_TEXTS.heading} sources={FORMULA_SOURCES.throw} />
      </Tables>
    </section>
  );
});
