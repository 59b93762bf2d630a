import { WORKER } from '../src/startup/keep-offline-page.ts';

/** Where App Check's library puts its script from. */
const RECAPTCHA = String.raw`/^https:\/\/www\.(?:google|gstatic)\.com\/recaptcha\//`;

/** Drawings without anything that acts or leads elsewhere: the icons that the Studio sends its preview. */
const DRAWING = String.raw`/^(?:<\/?(?:svg|g|path|circle|ellipse|line|polygon|polyline|rect)(?: (?!on|style|href)[\w-]+="[^"<>]*")*\/?>)+$/i`;

/**
 * The one policy by which texts may become HTML or the addresses of scripts. React needs two things
 * of it: the empty script element from which it makes those of structured data, and their text, which
 * has no `<`. In a frame, drawings may be shown as well. The one script with an address of its own is
 * the service worker. Whatever else is tried, the browser refuses and reports.
 */
export function trustedTypesScript(appCheck: boolean): string {
  const address = `u==='${WORKER}'${appCheck ? `||${RECAPTCHA}.test(u)` : ''}`;
  return String.raw`globalThis.trustedTypes?.createPolicy('default',{createHTML:t=>t==='<script>\x3c/script>'||!t.includes('<')||parent!==self&&${DRAWING}.test(t)?t:null,createScriptURL:u=>${address}?u:null})`;
}

/** What the page's policy says about it. reCAPTCHA brings policies of its own, under names that change. */
export function trustedTypesDirectives(appCheck: boolean): [string, ...string[]][] {
  return [
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', appCheck ? '*' : 'default'],
  ];
}
