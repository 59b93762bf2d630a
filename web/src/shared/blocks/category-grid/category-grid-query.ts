import { linkFields, pictureFields } from '../../content-api/fragments.ts';

export const categoryGridFields = /* groq */ `
  eyebrow, heading, intro,
  categories[]->{_id, unlisted, title, "slug": slug.current, priceTier, image{${pictureFields}}},
  action{${linkFields}}
`;
