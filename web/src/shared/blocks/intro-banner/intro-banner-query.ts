import { linkFields, pictureFields } from '../../content-api/fragments.ts';

export const introBannerFields = /* groq */ `
  eyebrow, heading, accentWord, intro, trust, question, image{${pictureFields}}, actions[]{${linkFields}}
`;
