import styled from 'styled-components';
import type { FaqContent } from './rich-text-query.ts';
import { Accordion } from '../controls/accordion.tsx';
import { textMeasure } from '../design/text-measure.ts';
import { theme } from '../design/theme.ts';
import { faqItems } from './faq-items.ts';

const Block = styled.div`
  ${textMeasure}
  display: grid;
  gap: ${theme.space.s};
`;

const Title = styled.p`
  font: 400 ${theme.size.h4} / ${theme.leading.title} ${theme.font.display};
`;

export interface FaqBlockContent {
  title?: string | null;
  faqs?: readonly (FaqContent | null)[] | null;
}

/** Questions inside a text. */
export function FaqBlock({ title, faqs }: FaqBlockContent) {
  const items = faqItems(faqs ?? null);
  return items.length === 0 ? null : (
    <Block>
      {title ? <Title>{title}</Title> : null}
      <Accordion items={items} />
    </Block>
  );
}
