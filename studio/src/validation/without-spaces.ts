/**
 * Refuses a web address with a space, which Sanity's own rule takes as browsers do: it would write `%20` even
 * into the name of a site.
 * @param sentence what the editor reads; Sanity's rule says it of what is no address at all
 */
export function withoutSpaces(sentence: string) {
  return (address: string | undefined): string | true =>
    address !== undefined && /\s/.test(address) && URL.canParse(address) ? sentence : true;
}
