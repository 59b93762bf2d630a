/** Words around ratings. */
export const RATING_TEXTS = {
  stars: (rating: number) => `${rating} out of 5 stars`,
  sample: 'Sample',
  sampleRating: 'Sample rating',
  sampleQuote: 'Sample quote',
} as const;
