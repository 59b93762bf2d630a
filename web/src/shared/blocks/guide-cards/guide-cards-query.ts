import { articleCardFields } from '../../guide-card/guide-card-query.ts';

export const guideCardsFields = /* groq */ `eyebrow, heading, intro, articles[]->{${articleCardFields}}`;
