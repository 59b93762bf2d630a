import { faqFields, faqHome } from '../../content/fragments.ts';

export const faqAccordionFields = /* groq */ `eyebrow, heading, faqs[]->{${faqFields}, "markedUp": !defined(${faqHome})}`;
