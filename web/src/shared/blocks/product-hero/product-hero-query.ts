import { productFields } from '../../content/fragments.ts';

export const productHeroFields = /* groq */ `heading, intro, product->{${productFields}}`;
