import { productFields } from '../../content/fragments.ts';

export const productShowcaseFields = /* groq */ `
  eyebrow, heading, intro, tone, products[]->{${productFields}}
`;
