import styled from 'styled-components';
import type { SectionContent } from '../blocks-query.ts';
import { Accordion } from '../../controls/accordion.tsx';
import { PageWidth } from '../../design/page-width.tsx';
import { Section, SectionHead } from '../../design/section.tsx';
import { media, theme } from '../../design/theme.ts';
import { faqItems } from '../../rich-text/faq-items.ts';

const Columns = styled(PageWidth)`
  ${media.large} {
    display: grid;
    grid-template-columns: 1fr 1.8fr;
    gap: ${theme.space.xxl};
  }
`;

export function FaqAccordion({ section }: { section: SectionContent<'faqAccordion'> }) {
  const items = faqItems(section.faqs);
  if (items.length === 0) return null;
  return (
    <Section>
      <Columns>
        <SectionHead eyebrow={section.eyebrow} heading={section.heading ?? ''} />
        <Accordion items={items} />
      </Columns>
    </Section>
  );
}
