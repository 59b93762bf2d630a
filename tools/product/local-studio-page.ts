/**
 * The Studio's page as the local server sends it. Sanity's own asks four foreign hosts on every visit:
 * for a bridge to its dashboard, for fonts, for newer versions of itself, and where to report errors.
 * Beside an editor's sign-in none of that has a place, and without a network it only fails.
 */

/** Hosts that stay: the lake, the site in the preview, and the Studio itself, on any port. */
const LOCAL = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*';

/** What the browser lets a local Studio load and ask; whatever else it tries is a fault that tests see. */
export const LOCAL_STUDIO_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${LOCAL}`,
  `media-src 'self' data: blob: ${LOCAL}`,
  "font-src 'self' data:",
  `connect-src 'self' data: blob: ${LOCAL} ${LOCAL.replaceAll('http:', 'ws:')}`,
  `frame-src 'self' ${LOCAL}`,
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
].join('; ');

/** A script that loads from another host. */
const FOREIGN_SCRIPT = /<script\b[^>]*\bsrc="https?:\/\/[^"]*"[^>]*>\s*<\/script>/g;

/** A font that loads from another host; the Studio then takes the system's. */
const FOREIGN_FONT = /@font-face\s*\{[^}]*https?:\/\/[^}]*\}/g;

/**
 * Answers what Sanity's code asks its own services, with nothing new: the Studio looks for versions of
 * itself, and reports errors, by `fetch`.
 */
const STAY_HOME = `(()=>{const ask=globalThis.fetch;globalThis.fetch=(input,init)=>{const{hostname}=new URL(input instanceof Request?input.url:input,location.href);return/(?:^|\\.)(?:sanity\\.io|sanity-cdn\\.com)$/.test(hostname)?Promise.resolve(Response.json({})):ask(input,init)}})()`;

/** Leaves out of a style sheet, or of a page, the fonts that load from another host. */
export function localStyles(css: string): string {
  return css.replaceAll(FOREIGN_FONT, '');
}

/**
 * Makes the page.
 * @param built `index.html` of the built Studio
 * @param variables `LUMEN_*` variables for the Studio's environment
 */
export function localStudioPage(built: string, variables: Readonly<Record<string, string>>): string {
  const told = JSON.stringify(variables).replaceAll('<', '\\u003c');
  return localStyles(built)
    .replaceAll(FOREIGN_SCRIPT, '')
    .replace('<head>', `<head><script>globalThis.__LUMEN_VARIABLES__=${told};${STAY_HOME}</script>`);
}
