import { WORKER } from '../keep-offline-page.ts';

/** Drawings without anything that acts or leads elsewhere: the icons that the Studio sends its preview. */
const DRAWING =
  /^(?:<\/?(?:svg|g|path|circle|ellipse|line|polygon|polyline|rect)(?: (?!on|style|href)[\w-]+="[^"<>]*")*\/?>)+$/i;

/** The empty script element from which React makes those of structured data. */
const EMPTY_SCRIPT = '<script></script>';

/** What a policy makes of a text; null refuses it. */
type Rule = (text: string) => string | null;

declare global {
  var trustedTypes:
    | { createPolicy: (name: string, rules: { createHTML: Rule; createScriptURL: Rule }) => unknown }
    | undefined;
}

/**
 * Makes the one policy by which texts may become HTML or the addresses of scripts. React needs two
 * things of it: the empty script element, and the text of structured data, which has no `<`. In a frame,
 * drawings may be shown as well. The one script with an address of its own is the service worker.
 * Whatever else is tried, the browser refuses and reports.
 * @param sources addresses below which other scripts may be loaded from
 */
const trustedTypesPolicy = (sources: readonly string[]): void => {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) =>
      text === EMPTY_SCRIPT || !text.includes('<') || (parent !== self && DRAWING.test(text)) ? text : null,
    createScriptURL: (address) =>
      address === WORKER || sources.some((source) => address.startsWith(source)) ? address : null,
  });
};

export default trustedTypesPolicy;
