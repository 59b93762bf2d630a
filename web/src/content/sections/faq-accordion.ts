import { faqFields, faqHome } from '../fragments.ts';

export const faqAccordionFields = /* groq */ `eyebrow, heading, faqs[]->{${faqFields}, "markedUp": !defined(${faqHome})}`;
