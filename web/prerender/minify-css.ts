import { transform } from 'lightningcss';

/**
 * A stylesheet as small as it gets, with the same meaning; nothing is rewritten for older browsers.
 * @throws SyntaxError for CSS that a browser would not understand
 */
export function minifyCss(css: string): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  return code.toString();
}
