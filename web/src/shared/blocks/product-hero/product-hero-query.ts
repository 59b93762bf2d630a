import { kindFields } from '../../shop/product-query.ts';

export const productHeroFields = /* groq */ `heading, intro, product->{${kindFields}}`;
