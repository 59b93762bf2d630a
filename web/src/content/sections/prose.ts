import { richTextFields } from '../fragments.ts';

export const proseFields = /* groq */ `eyebrow, heading, body[]{${richTextFields}}`;
