import { comparisonHref, IN_YOUR_LIGHT_ID } from '@lumen-throw/domain/site-paths';
import { footLamberts, nits } from '@lumen-throw/throw/brightness';
import { judgeBrightness, type RoomLight } from '@lumen-throw/throw/room-light';
import { Link } from 'react-router-dom';
import { SectionHead } from '../../../../shared/design/section.tsx';
import { FACT_TEXTS } from '../../../../shared/projectors/fact-texts.ts';
import type { ProjectorFacts } from '../../../../shared/projectors/projector-facts.ts';
import { ROOM_LIGHT_TEXTS } from '../../../../shared/room-light/texts.ts';
import { DataTable } from '../../../../shared/tables/data-table.tsx';
import { SCREEN_SIZES } from './distance-section.tsx';
import { MODEL_TEXTS } from '../texts.ts';

const LIGHTS = ['dark', 'dusk', 'living', 'daylight'] as const satisfies readonly RoomLight[];

/** Rows of the table: a screen, white on it, and how that looks in each kind of light. */
function lightRows(lumens: number, lens: ProjectorFacts['lens']): { _key: string; cells: string[] }[] {
  return SCREEN_SIZES.map((diagonal) => {
    const white = footLamberts({
      lumens,
      gain: 1,
      diagonal,
      aspect: '16:9',
      native: lens?.chip ?? '16:9',
    });
    return {
      _key: String(diagonal),
      cells: [
        MODEL_TEXTS.size(diagonal),
        MODEL_TEXTS.footLamberts(white.toFixed(1), nits(white).toFixed(0)),
        ...LIGHTS.map((light) => ROOM_LIGHT_TEXTS.short[judgeBrightness(white, light)]),
      ],
    };
  });
}

/** How bright its picture gets on screens of 80 to 150 inches; nothing where no brightness is known. */
export function LightSection({ facts, slug }: { facts: ProjectorFacts; slug: string }) {
  const { brightness, lens, name } = facts;
  if (!brightness) return null;
  return (
    <section aria-labelledby="light">
      <SectionHead
        id="light"
        heading={MODEL_TEXTS.light}
        intro={MODEL_TEXTS.lightFrom(
          FACT_TEXTS.lumens(brightness.value),
          FACT_TEXTS.evidence[brightness.kind],
        )}
      />
      <DataTable
        caption={MODEL_TEXTS.lightCaption(name)}
        columns={[
          MODEL_TEXTS.screen,
          MODEL_TEXTS.white,
          ...LIGHTS.map((light) => ROOM_LIGHT_TEXTS.lights[light]),
        ]}
        rows={lightRows(brightness.value, lens)}
      />
      <p>
        <Link to={`${comparisonHref([slug])}#${IN_YOUR_LIGHT_ID}`}>{MODEL_TEXTS.seeInLight}</Link>
      </p>
    </section>
  );
}
