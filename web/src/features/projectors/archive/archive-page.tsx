import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { AllProjectorsLink } from '../all-projectors-link.tsx';
import { ContentPage } from '../../../layout/content-page.tsx';
import { compact } from '../../../shared/content/compact.ts';
import { DOT } from '../../../shared/design/dot.ts';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { kindTitle } from '../../../shared/projectors/best-figures.ts';
import { projectorName } from '../../../shared/projectors/projector-name.ts';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import type { ProjectorSummary } from '../../../shared/projectors/projector-query.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { keyFigures } from '../key-figures.ts';
import { PROJECTOR_TEXTS } from '../texts.ts';
import type { ArchiveContent } from './archive-query.ts';
import { ARCHIVE_TEXTS } from './texts.ts';

const List = styled.ul`
  columns: auto 18rem;
  column-gap: ${theme.space.l};
  margin: 0;
  padding: 0 0 ${theme.space.section};
  list-style: none;

  li {
    break-inside: avoid;
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
  }

  a {
    display: inline-block;
    min-height: 1.75rem;
    color: ${theme.color.ink};
    font-weight: 600;
  }
`;

/** What is known of a model, in one line. */
function knownOf(projector: ProjectorSummary): string {
  const figures = keyFigures(projector, projectorFacts(projector));
  return [kindTitle(projector.kind), ...figures.map(({ value }) => value)].filter(Boolean).join(DOT);
}

function Archive({ content }: { content: ArchiveContent }) {
  const projectors = compact(content.projectors);
  return (
    <>
      <Seo
        title={ARCHIVE_TEXTS.title}
        description={ARCHIVE_TEXTS.seoDescription}
        path={PATHS.projectorArchive}
        above={{ name: PROJECTOR_TEXTS.title, path: PATHS.projectors }}
      />
      <PageHeader title={ARCHIVE_TEXTS.title} intro={ARCHIVE_TEXTS.intro} back={<AllProjectorsLink />} />
      <PageWidth>
        {projectors.length === 0 ? <EmptyState message={ARCHIVE_TEXTS.empty} /> : null}
        <List>
          {projectors.map((projector) => (
            <li key={projector._id}>
              <Link to={projectorHref(projector.slug ?? '')}>{projectorName(projector)}</Link>
              <Small>{knownOf(projector)}</Small>
            </li>
          ))}
        </List>
      </PageWidth>
    </>
  );
}

export function Component() {
  return <ContentPage kind="projectorArchive">{(content) => <Archive content={content} />}</ContentPage>;
}
