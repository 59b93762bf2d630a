import { kindFields } from '../../shop/product-query.ts';

export const productShowcaseFields = /* groq */ `
  eyebrow, heading, intro, tone, products[]->{${kindFields}}
`;
