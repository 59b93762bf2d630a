import { articleCardFields } from '../fragments.ts';

export const guideCardsFields = /* groq */ `eyebrow, heading, intro, articles[]->{${articleCardFields}}`;
