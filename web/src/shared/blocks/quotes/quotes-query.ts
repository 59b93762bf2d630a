export const quotesFields = /* groq */ `
  eyebrow, heading, quotes[]->{_id, text, author, rating, product, sample}
`;
