import { priceTitle } from '@lumen-throw/domain/figures';
import { isMeasured } from '@lumen-throw/domain/evidence';
import { projectorHref } from '@lumen-throw/domain/site-paths';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DOT } from '../../../shared/design/dot.ts';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { kindTitle, type BestNumber } from '../../../shared/projectors/best-figures.ts';
import { openText, referenceText } from '../../../shared/projectors/reach-texts.ts';
import type { ListedFacts } from '../../../shared/projectors/listed-facts.ts';
import type { ProjectorSummary } from '../../../shared/projectors/projector-query.ts';
import { VerdictSlot } from '../../../shared/room/room-slot.tsx';
import type { ChosenModel } from '../chosen-models.ts';
import { Silhouette } from '../silhouette.tsx';
import type { ListedProjector } from './projector-filters.ts';
import { TABLE_ROLES } from '../table-roles.ts';
import { LIST_TEXTS } from './texts.ts';

/** What nobody has entered yet. */
const UNKNOWN = '–';

/** A dot that tells a test's figure from the maker's. */
function EvidenceDot({ isTested }: { isTested: boolean }) {
  return (
    <i data-tested={isTested ? '' : undefined}>
      <VisuallyHidden>{isTested ? LIST_TEXTS.measured : LIST_TEXTS.notMeasured}</VisuallyHidden>
    </i>
  );
}

/** A number with the signal or the mode that it holds for: without it, two are not to be compared. */
function numberCell(
  figure: BestNumber | null,
  write: (value: number) => string,
  notStated?: string,
): ReactNode {
  if (figure === null) return null;
  const { value, condition, kind } = figure;
  const holdsFor = condition ?? notStated;
  return (
    <>
      <b>
        {write(value)} <EvidenceDot isTested={isMeasured(kind)} />
      </b>
      {holdsFor ? <small> {holdsFor}</small> : null}
    </>
  );
}

const OF_TESTS: ReadonlySet<string> = new Set(['calibrated', 'brightest', 'measured']);

function lightCell({ light }: ListedFacts): ReactNode {
  const { movie } = light;
  if (!movie) return null;
  return (
    <>
      <b>
        {FACT_TEXTS.lumens(Math.round(movie.lumens))} <EvidenceDot isTested={OF_TESTS.has(movie.from)} />
      </b>{' '}
      <small>{LIST_TEXTS.lightFrom[movie.from]}</small>
    </>
  );
}

function distanceCell({ lens, distances }: ListedFacts): ReactNode {
  if (!lens || !distances) return null;
  const reference = referenceText(lens, distances);
  return (
    <>
      <b>{openText(lens, distances, 'ft')}</b>{' '}
      {lens.basis === 'ratio' ? <small>{LIST_TEXTS.byRatio}</small> : null}
      {reference ? <small data-reference="">{reference}</small> : null}
    </>
  );
}

function priceCell({ priceClass }: ListedFacts): ReactNode {
  const title = priceTitle(priceClass);
  if (!title) return null;
  const [sign, ...words] = title.split(' ');
  return (
    <>
      <b>{sign}</b> <VisuallyHidden>{words.join(' ')}</VisuallyHidden>
    </>
  );
}

interface ProjectorRowProps extends ListedProjector {
  slug: string;
  projector: ProjectorSummary;
  hidden: boolean;
  /** A figure that was asked for is not known of it. */
  isMissing: boolean;
  chosen: boolean;
  /** As many are chosen as can be compared. */
  full: boolean;
  onChosen: (model: ChosenModel, wanted: boolean) => void;
}

/**
 * A row of the list. A phone shows the same cells as a grid, so each says its role. Rendered again only
 * when something of its own changed.
 */
export const ProjectorRow = memo(function ProjectorRow({
  slug,
  projector,
  kind,
  facts,
  hidden,
  isMissing,
  chosen,
  full,
  onChosen,
}: ProjectorRowProps) {
  const { name, year, status, sharpness, contrast, lag, noise } = facts;
  const cells: [className: string, content: ReactNode][] = [
    ['status', status && LIST_TEXTS.statuses[status]],
    ['light', lightCell(facts)],
    ['distance', distanceCell(facts)],
    ['picture', sharpness && LIST_TEXTS.pictures[sharpness]],
    ['contrast', numberCell(contrast, LIST_TEXTS.contrastOf)],
    ['lag', numberCell(lag, LIST_TEXTS.lagOf, LIST_TEXTS.notStated.lag)],
    ['noise', numberCell(noise, LIST_TEXTS.noiseOf, LIST_TEXTS.notStated.noise)],
    ['price', priceCell(facts)],
  ];
  return (
    <tr {...TABLE_ROLES.row} hidden={hidden} data-ended={status === 'discontinued' ? '' : undefined}>
      <td {...TABLE_ROLES.cell} className="box">
        <label>
          <input
            type="checkbox"
            // The browser keeps no state of it, which takes long when hundreds of rows change places.
            autoComplete="off"
            checked={chosen}
            disabled={full && !chosen}
            aria-label={LIST_TEXTS.compareThis(name)}
            onChange={(event) => onChosen({ slug, name }, event.target.checked)}
          />
        </label>
      </td>
      <th {...TABLE_ROLES.rowHead} className="name">
        <Silhouette kind={kind} weight={facts.weight} cabinet={facts.cabinet} />
        <Link to={projectorHref(slug)}>{name}</Link>
        <small>
          {[kindTitle(kind), year].filter(Boolean).join(DOT)}
          {status === 'discontinued' ? <em>{LIST_TEXTS.statuses.discontinued}</em> : null}
          {isMissing ? <em>{LIST_TEXTS.figureMissing}</em> : null}
        </small>
        <VerdictSlot>{({ ProjectorVerdict }) => <ProjectorVerdict projector={projector} />}</VerdictSlot>
      </th>
      {cells.map(([className, content]) => (
        <td {...TABLE_ROLES.cell} key={className} className={className}>
          {content ?? (
            <>
              <span aria-hidden="true">{UNKNOWN}</span>
              <VisuallyHidden>{LIST_TEXTS.notEntered}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
});
