import { comparisonHref, IN_YOUR_LIGHT_ID } from '@lumen-throw/domain/site-paths';
import { nits } from '@lumen-throw/throw/brightness';
import { roomBrightness } from '@lumen-throw/throw/room-fit';
import { USUAL_NATIVE_CONTRAST } from '@lumen-throw/throw/room-light';
import { Link } from 'react-router-dom';
import { SectionHead } from '../../../shared/design/section.tsx';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { contrastText } from '../../../shared/room-light/contrast-text.ts';
import { LIGHT_TEXTS } from '../../../shared/projectors/light-texts.ts';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { LIGHT_CHOICES, lightName } from '../../../shared/room-light/light-name.ts';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import { DataTable } from '../../../shared/tables/data-table.tsx';
import { isSizeOffered } from '../light-verdicts.ts';
import { SCREEN_SIZES } from './distance-section.tsx';
import { MODEL_TEXTS } from './texts.ts';

/** What of a projector's figures decides how bright its picture looks. */
type LightFacts = Pick<ProjectorFacts, 'lens' | 'offered' | 'nativeContrast'>;

/** Rows of the table: a screen that it's offered for, white on it, and how that looks in each kind of light. */
function lightRows(lumens: number, facts: LightFacts): { _key: string; cells: string[] }[] {
  const { lens, nativeContrast } = facts;
  const projector = { lumens, native: nativeContrast };
  return SCREEN_SIZES.filter((diagonal) => isSizeOffered(facts, diagonal)).map((diagonal) => {
    const found = LIGHT_CHOICES.map((light) =>
      roomBrightness(projector, lens?.chip ?? '16:9', { diagonal, aspect: '16:9', gain: 1, light }),
    );
    const white = found[0]?.white ?? 0;
    return {
      _key: String(diagonal),
      cells: [
        MODEL_TEXTS.size(diagonal),
        MODEL_TEXTS.footLamberts(white.toFixed(1), nits(white).toFixed(0)),
        ...found.map(({ verdict }) => ROOM_LIGHT_TEXTS.short[verdict]),
      ],
    };
  });
}

/**
 * How bright its picture gets on screens of 80 to 150 inches; nothing where no brightness is known, or none
 * of these is offered.
 * The slug is null where the comparison does not have the model.
 */
export function LightSection({ facts, slug }: { facts: ProjectorFacts; slug: string | null }) {
  const { light, nativeContrast, name } = facts;
  const { movie } = light;
  const rows = movie ? lightRows(movie.lumens, facts) : [];
  if (!movie || rows.length === 0) return null;
  const contrast = contrastText(nativeContrast ?? USUAL_NATIVE_CONTRAST);
  return (
    <section aria-labelledby="light">
      <SectionHead
        id="light"
        heading={MODEL_TEXTS.light}
        intro={MODEL_TEXTS.lightFrom(
          LIGHT_TEXTS.movieLight[movie.from](FACT_TEXTS.lumens(Math.round(movie.lumens))),
          nativeContrast === null
            ? MODEL_TEXTS.usualContrast(contrast)
            : MODEL_TEXTS.measuredContrast(contrast),
        )}
      >
        {slug === null ? null : (
          <Link to={`${comparisonHref([slug])}#${IN_YOUR_LIGHT_ID}`}>{MODEL_TEXTS.seeInLight}</Link>
        )}
      </SectionHead>
      <DataTable
        caption={MODEL_TEXTS.lightCaption(name)}
        columns={[MODEL_TEXTS.screen, MODEL_TEXTS.white, ...LIGHT_CHOICES.map(lightName)]}
        rows={rows}
      />
    </section>
  );
}
