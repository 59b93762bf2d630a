import { richTextFields } from '../../rich-text/rich-text-query.ts';

export const proseFields = /* groq */ `eyebrow, heading, body[]{${richTextFields}}`;
