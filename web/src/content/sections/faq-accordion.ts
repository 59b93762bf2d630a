import { faqFields } from '../fragments.ts';

export const faqAccordionFields = /* groq */ `eyebrow, heading, faqs[]->{${faqFields}}`;
