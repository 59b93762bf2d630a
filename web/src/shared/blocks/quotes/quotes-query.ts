import { opinionSourceFields } from '../../content-api/fragments.ts';

export const quotesFields = /* groq */ `
  eyebrow, heading, quotes[]->{_id, text, author, rating, product, source{${opinionSourceFields}}, sample}
`;
