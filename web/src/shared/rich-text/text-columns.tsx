import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageWidth } from '../design/page-width.tsx';
import { textMeasure } from '../design/text-measure.ts';
import { media, theme } from '../design/theme.ts';
import type { RichTextContent } from './rich-text-query.ts';
import { textHeadings } from './headings.ts';
import { TableOfContents } from './table-of-contents.tsx';

const Columns = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.xxl};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    gap: ${theme.space.xl};

    > aside {
      grid-column: 2;
      grid-row: 1;
    }
  }

  ${media.print} {
    display: block;
  }
`;

/** As wide as there is room; what is read at length keeps its measure (see `Flow`). */
const Text = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  min-width: 0;
  align-content: start;

  > * {
    min-width: 0;
  }

  /* As in Flow: rows of a grid would lie on each other. */
  ${media.print} {
    display: block;
  }
`;

/** What stands beside the text of a page, as wide as it. */
export const TextMeasure = styled.div`
  ${textMeasure}
`;

/** Headings from which on a table of contents helps. */
const MANY_HEADINGS = 3;

interface TextColumnsProps {
  body: RichTextContent;
  children: ReactNode;
}

/** A long text as wide as it reads well, beside the contents of its body where it has many headings. */
export function TextColumns({ body, children }: TextColumnsProps) {
  const headings = [...textHeadings(body).values()];
  return (
    <Columns>
      {headings.length >= MANY_HEADINGS ? (
        <aside>
          <TableOfContents headings={headings} />
        </aside>
      ) : null}
      <Text>{children}</Text>
    </Columns>
  );
}
