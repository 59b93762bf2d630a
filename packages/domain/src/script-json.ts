const ESCAPES: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** JSON for a `<script>` element: nothing in it can end the element or begin another. */
export function serializeJsonLd(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}
