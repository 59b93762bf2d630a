import { articleCardFields } from '../../content/fragments.ts';

export const guideCardsFields = /* groq */ `eyebrow, heading, intro, articles[]->{${articleCardFields}}`;
