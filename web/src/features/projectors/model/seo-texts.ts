/** Words for the head of a projector's page, which needs no others before it is hydrated. */
export const MODEL_SEO_TEXTS = {
  /** @param most how long it may be beside the name of the site */
  title: (name: string, most: number) => {
    const title = `${name}: throw and light`;
    return title.length <= most ? title : name;
  },
  description: (name: string) =>
    `${name}: throw distance, brightness and picture as far as anybody says, with a source for every figure.`,
  /** Describes the picture on shared links. */
  picture: (name: string) => `${name}: a drawing with its main figures.`,
} as const;
