import { faqFields, faqHome } from '../../rich-text/rich-text-query.ts';

export const faqAccordionFields = /* groq */ `eyebrow, heading, faqs[]->{${faqFields}, "markedUp": !defined(${faqHome})}`;
