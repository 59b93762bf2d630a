import styled from 'styled-components';
import type { SectionContent } from '../blocks-query.ts';
import { PageWidth } from '../../design/page-width.tsx';
import { Section, SectionHead } from '../../design/section.tsx';
import { media, theme } from '../../design/theme.ts';
import { RichText } from '../../rich-text/rich-text.tsx';

const Columns = styled(PageWidth)`
  ${media.large} {
    display: grid;
    grid-template-columns: 1fr 1.8fr;
    gap: ${theme.space.xxl};
  }
`;

const Sunk = styled(Section)`
  background: ${theme.color.sunk};
`;

export function Prose({ section }: { section: SectionContent<'prose'> }) {
  return (
    <Sunk $grounded>
      <Columns>
        <SectionHead eyebrow={section.eyebrow} heading={section.heading ?? ''} />
        <RichText body={section.body} />
      </Columns>
    </Sunk>
  );
}
