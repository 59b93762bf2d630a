import { imageSize } from '@lumen-throw/throw/image-size';
import { pictureDistances, type Lens } from '@lumen-throw/throw/lens';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { openText } from '../../../shared/projectors/reach-texts.ts';
import { pictureAboveCabinet, type Rise } from '@lumen-throw/throw/ultra-short';
import styled from 'styled-components';
import { compact } from '../../../shared/content/compact.ts';
import { SectionHead } from '../../../shared/design/section.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { computingFigures } from '../../../shared/projectors/best-figures.ts';
import { isLaw } from '../../../shared/projectors/projector-lens.ts';
import { COVERAGE_TEXTS, coverageText } from '../../../shared/projectors/coverage-texts.ts';
import { DataTable } from '../../../shared/tables/data-table.tsx';
import { projectorRise } from './picture-rise.ts';
import type { ProjectorContent } from './projector-query.ts';
import { MODEL_TEXTS } from './texts.ts';
import { ThrowDrawing } from './throw-drawing.tsx';

/** Sizes of screens that are sold, in inches. */
export const SCREEN_SIZES = [80, 92, 100, 110, 120, 135, 150] as const;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  > * {
    min-width: 0;
  }

  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  td,
  th {
    white-space: nowrap;
  }
`;

/** How high a picture hangs above the cabinet, in both units. */
function heightText(rise: Rise, diagonal: number): string {
  const height = pictureAboveCabinet(rise, { diagonal, aspect: '16:9' });
  return FACT_TEXTS.lengths({ min: height, max: height });
}

/** Sizes of printed rows that are shown beside those of screens, in inches. */
const SHOWN_SIZES: Range = { min: 40, max: 200 };

/** What a source prints for sizes of 16:9 pictures, as it prints it, by diagonal; of the law that makes the lens. */
function printedRows({ distance }: Pick<ProjectorContent, 'distance'>): ReadonlyMap<number, string> {
  const laws = computingFigures(distance).filter(isLaw);
  const law = laws.find(({ rows }) => rows !== 1) ?? laws[0];
  if (!law?.unit || law.aspect !== '16:9') return new Map();
  const { unit, printed } = law;
  return new Map(
    compact(printed).flatMap(({ diagonal, wide, tele }): [number, string][] =>
      diagonal !== null && wide !== null && diagonal >= SHOWN_SIZES.min && diagonal <= SHOWN_SIZES.max
        ? [[diagonal, MODEL_TEXTS.printedRow(wide, tele, unit)]]
        : [],
    ),
  );
}

/**
 * Rows of the table: a screen, its picture, and from where to where the projector fills it. Sizes for
 * which no source gives a distance have none.
 */
function distanceRows(
  lens: Lens,
  rise: Rise | null,
  printed: ReadonlyMap<number, string>,
): { _key: string; cells: string[] }[] {
  const sizes = [...new Set([...SCREEN_SIZES, ...printed.keys()])].toSorted((one, other) => one - other);
  return sizes.flatMap((diagonal) => {
    const { width, height } = imageSize(diagonal, '16:9');
    const distances = pictureDistances(lens, { diagonal, aspect: '16:9' });
    if (!distances) return [];
    return [
      {
        _key: String(diagonal),
        cells: [
          MODEL_TEXTS.size(diagonal),
          openText(lens, distances, 'ft'),
          FACT_TEXTS.meters(lens, distances),
          ...(printed.size > 0 ? [printed.get(diagonal) ?? MODEL_TEXTS.workedOut] : []),
          MODEL_TEXTS.inches(width, height),
          ...(rise ? [heightText(rise, diagonal)] : []),
        ],
      },
    ];
  });
}

interface DistanceSectionProps {
  projector: Pick<ProjectorContent, 'brand' | 'kind' | 'distance'>;
  facts: ProjectorFacts;
}

/** What distance for what size: the table, and a drawing to scale; nothing where no law is known. */
export function DistanceSection({ projector, facts }: DistanceSectionProps) {
  const { lens, distances, name, weight, cabinet, depth } = facts;
  if (!lens) return null;
  const rise = projectorRise(projector);
  const printed = printedRows(projector);
  const intro = [
    MODEL_TEXTS.basis[lens.basis],
    coverageText(projector.brand ?? '', lens),
    lens.kind === 'open' ? COVERAGE_TEXTS.farEndUnknown : null,
    MODEL_TEXTS.measuredFrom[lens.measuredFrom],
    rise ? MODEL_TEXTS.aboveIntro : null,
  ].filter((sentence) => sentence !== null);
  return (
    <section aria-labelledby="distances">
      <SectionHead id="distances" heading={MODEL_TEXTS.distances} intro={intro.join(' ')} />
      <Columns>
        <DataTable
          caption={MODEL_TEXTS.distanceCaption(name)}
          columns={[
            MODEL_TEXTS.screen,
            MODEL_TEXTS.feet,
            MODEL_TEXTS.meters,
            ...(printed.size > 0 ? [MODEL_TEXTS.printed] : []),
            MODEL_TEXTS.pictureSize,
            ...(rise ? [MODEL_TEXTS.above] : []),
          ]}
          rows={distanceRows(lens, rise, printed)}
        />
        {distances ? (
          <ThrowDrawing
            lens={lens}
            distances={distances}
            cabinet={{ kind: projector.kind, weight, cabinet, depth }}
            rise={rise}
          />
        ) : null}
      </Columns>
    </section>
  );
}
