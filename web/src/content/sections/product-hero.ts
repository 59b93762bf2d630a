import { productFields } from '../fragments.ts';

export const productHeroFields = /* groq */ `heading, intro, product->{${productFields}}`;
