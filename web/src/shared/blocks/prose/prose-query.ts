import { richTextFields } from '../../content/fragments.ts';

export const proseFields = /* groq */ `eyebrow, heading, body[]{${richTextFields}}`;
