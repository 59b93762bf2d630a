/** Tags that React puts in front of the markup because there is no head for them. */
const HOISTED = /^(?:<title[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)+/;
const HEAD_TAG = /<(?:title|meta|link)\b/;
/** Drawings have titles of their own. */
const DRAWING = /<svg\b[\s\S]*?<\/svg>/g;
const STYLE = /^<style[^>]*>([\s\S]*?)<\/style>$/;

/**
 * Splits what React rendered into the tags for the head and the rest.
 * @throws when React writes them in another way than it does today (decision 16)
 */
export function splitHead(html: string): { head: string; body: string } {
  const head = HOISTED.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  if (head.split('<title').length !== 2) throw new Error(`The head of a page needs one title: ${head}`);
  const left = HEAD_TAG.exec(body.replaceAll(DRAWING, ''));
  if (left) throw new Error(`React left ${left[0]} in the body: mend web/src/app/split-head.ts.`);
  return { head, body };
}

/**
 * Text of the style element that styled-components writes.
 * @throws when it writes anything else than one
 */
export function styleText(tags: string): string {
  const text = STYLE.exec(tags)?.[1];
  if (!text || text.includes('<style'))
    throw new Error('styled-components writes its style otherwise now: mend web/src/app/split-head.ts.');
  return text;
}
