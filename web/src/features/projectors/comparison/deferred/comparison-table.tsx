import { projectorHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import type { ProjectorFacts } from '../../../../shared/projectors/projector-facts.ts';
import { SideBySideTable } from '../../../../shared/tables/side-by-side-table.tsx';
import { comparisonRows } from '../comparison-rows.ts';
import { COMPARISON_TEXTS } from '../texts.ts';

/** A projector of a comparison. */
export interface ComparedProjector {
  slug: string;
  facts: ProjectorFacts;
}

/** Projectors in columns, their figures in rows. */
export function ComparisonTable({
  projectors,
  caption,
}: {
  projectors: readonly ComparedProjector[];
  caption: string;
}) {
  const rows = comparisonRows(projectors.map(({ facts }) => facts));
  return (
    <SideBySideTable
      caption={caption}
      corner={COMPARISON_TEXTS.figure}
      columns={projectors.map(({ slug, facts }) => ({
        id: slug,
        heading: <Link to={projectorHref(slug)}>{facts.name}</Link>,
      }))}
      rows={rows.map(({ key, name, cells }) => ({
        key,
        name,
        cells: cells.map((text) =>
          text === null ? { text: COMPARISON_TEXTS.notKnown, isUnknown: true } : { text },
        ),
      }))}
    />
  );
}
