/** Words that information pages put around their content. */
export const INFO_TEXTS = {
  changedOn: (date: string) => `Last changed ${date}`,
  sample: 'Sample text: whoever runs this site has to check and complete it before it goes live.',
} as const;
