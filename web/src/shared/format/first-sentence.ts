/** The first sentence of a text, blanks as a reader sees them; all of it where it has none. */
export function firstSentence(text: string | null | undefined): string {
  const whole = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(whole)?.[0] ?? whole;
}
