import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageWidth } from '../design/page-width.tsx';
import { media, theme } from '../design/theme.ts';
import type { RichTextContent } from '../content/page-content.ts';
import { textHeadings } from './headings.ts';
import { TableOfContents } from './table-of-contents.tsx';

const Columns = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.xxl};

  ${media.large} {
    grid-template-columns: minmax(0, ${theme.width.text}) minmax(12rem, 17rem);
    gap: ${theme.space.xxl};
    justify-content: space-between;

    > aside {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  min-width: 0;
  align-content: start;
`;

/** Headings from which on a table of contents helps. */
const MANY_HEADINGS = 3;

/** A long text as wide as it reads well, beside the contents of its body where it has many headings. */
export function TextColumns({ body, children }: { body: RichTextContent; children: ReactNode }) {
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
