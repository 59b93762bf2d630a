import { projectorHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import { Small } from '../design/type.tsx';
import { projectorName } from './best-figures.ts';
import { FACT_TEXTS } from './fact-texts.ts';
import type { ProjectorSummary } from './projector-query.ts';

type LinkedProjector = Pick<ProjectorSummary, 'slug' | 'brand' | 'model'>;

/** The way from a card or a row to the real model that it stands for; nothing where it names none. */
export function ModelLink({ projector }: { projector: LinkedProjector | null | undefined }) {
  const name = projector ? projectorName(projector) : '';
  if (!projector?.slug || !name) return null;
  return (
    <Small>
      <Link to={projectorHref(projector.slug)}>{FACT_TEXTS.sourcedFigures(name)}</Link>
    </Small>
  );
}
