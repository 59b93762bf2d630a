import { pictureDistances } from '@lumen-throw/throw/frame';
import { imageSize } from '@lumen-throw/throw/image-size';
import type { Lens } from '@lumen-throw/throw/lens';
import { pictureAboveCabinet, type Rise } from '@lumen-throw/throw/ultra-short';
import styled from 'styled-components';
import { SectionHead } from '../../../../shared/design/section.tsx';
import { theme } from '../../../../shared/design/theme.ts';
import { FACT_TEXTS } from '../../../../shared/projectors/fact-texts.ts';
import type { ProjectorFacts } from '../../../../shared/projectors/projector-facts.ts';
import { VALUE_TEXTS } from '../../../../shared/projectors/value-texts.ts';
import { DataTable } from '../../../../shared/tables/data-table.tsx';
import { projectorRise } from '../picture-rise.ts';
import type { ProjectorContent } from '../projector-query.ts';
import { MODEL_TEXTS } from '../texts.ts';
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
  const at = { min: height, max: height };
  return VALUE_TEXTS.length(FACT_TEXTS.distances(at), FACT_TEXTS.meters(at));
}

/** Rows of the table: a screen, its picture, and from where to where the projector fills it. */
function distanceRows(lens: Lens, rise: Rise | null): { _key: string; cells: string[] }[] {
  return SCREEN_SIZES.map((diagonal) => {
    const { width, height } = imageSize(diagonal, '16:9');
    const distances = pictureDistances(lens, { diagonal, aspect: '16:9' });
    return {
      _key: String(diagonal),
      cells: [
        MODEL_TEXTS.size(diagonal),
        FACT_TEXTS.distances(distances),
        FACT_TEXTS.meters(distances),
        MODEL_TEXTS.inches(width, height),
        ...(rise ? [heightText(rise, diagonal)] : []),
      ],
    };
  });
}

interface DistanceSectionProps {
  projector: Pick<ProjectorContent, 'kind' | 'distance'>;
  facts: ProjectorFacts;
}

/** What distance for what size: the table, and a drawing to scale; nothing where no law is known. */
export function DistanceSection({ projector, facts }: DistanceSectionProps) {
  const { lens, distances, name, weight } = facts;
  if (!lens || !distances) return null;
  const rise = projectorRise(projector);
  const intro = [
    MODEL_TEXTS.basis[lens.basis],
    MODEL_TEXTS.measuredFrom[lens.measuredFrom],
    ...(rise ? [MODEL_TEXTS.aboveIntro] : []),
  ];
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
            MODEL_TEXTS.pictureSize,
            ...(rise ? [MODEL_TEXTS.above] : []),
          ]}
          rows={distanceRows(lens, rise)}
        />
        <ThrowDrawing distances={distances} kind={projector.kind} kilograms={weight} rise={rise} />
      </Columns>
    </section>
  );
}
