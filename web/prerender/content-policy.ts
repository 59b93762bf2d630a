import { createHash } from 'node:crypto';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import type { PageEnvironment } from '../src/shared/environment/page-environment.ts';
import { imageOrigin } from '../src/shared/content/image-url.ts';
import { trustedTypesDirectives } from './trusted-types.ts';

/** A hash as policies write it. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** styled-components puts an empty style element into the page and fills it through the CSSOM. */
const EMPTY_STYLE = policyHash('');

/** Sources that the environment brings, by directive. */
interface Sources {
  connect: string[];
  image: string[];
  script: readonly string[];
  frame: string[];
}

/** Where App Check's library gets its scripts from. */
const APP_CHECK_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Where Firebase's pop-ups get the script from by which page, window and frame talk to each other. */
const POPUP_SCRIPTS = ['https://apis.google.com/'];

/** Addresses below which a page may load scripts that are not its own. */
export function scriptSources({ firebase }: PageEnvironment): readonly string[] {
  return [
    ...(firebase.appCheckSiteKey === null ? [] : APP_CHECK_SCRIPTS),
    ...(firebase.googleSignIn ? POPUP_SCRIPTS : []),
  ];
}

/** The hidden frame that tells a page what became of Firebase's pop-up. */
function popupFrame({ firebase }: PageEnvironment): string[] {
  if (!firebase.googleSignIn) return [];
  return [firebase.emulators?.auth ?? `https://${firebase.authDomain}`];
}

function localSources(environment: PageEnvironment): Sources {
  return {
    connect: ['http://localhost:*', 'ws://localhost:*'],
    image: [],
    script: scriptSources(environment),
    frame: popupFrame(environment),
  };
}

function hostedSources(environment: PageEnvironment): Sources {
  const { content, firebase } = environment;
  const appCheck = firebase.appCheckSiteKey !== null;
  return {
    connect: [
      // Readers ask the CDN alone, and nobody where all news come with the next build.
      ...(environment.newsInterval === null ? [] : [`https://${content.projectId}.apicdn.sanity.io`]),
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://firebasestorage.googleapis.com',
      `https://${firebase.region}-${firebase.projectId}.cloudfunctions.net`,
      ...(appCheck
        ? ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/']
        : []),
    ],
    image: ['https://firebasestorage.googleapis.com'],
    script: scriptSources(environment),
    frame: [
      ...(appCheck ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : []),
      ...popupFrame(environment),
    ],
  };
}

interface PolicyParts {
  environment: PageEnvironment;
  /** Texts of the page's inline scripts. */
  scripts: readonly string[];
  /** Texts of the page's style elements. */
  styles: readonly string[];
}

/** The policy of one page: only its own inline scripts and style, and the services of its environment. */
export function contentPolicy({ environment, scripts, styles }: PolicyParts): string {
  const local = environment.backend === 'local';
  const sources = local ? localSources(environment) : hostedSources(environment);
  const storage = environment.firebase.emulators?.storage;
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts.map(policyHash), ...sources.script],
    ['style-src', "'self'", EMPTY_STYLE, ...styles.map(policyHash)],
    [
      'img-src',
      "'self'",
      'data:',
      'blob:',
      imageOrigin(environment.content),
      ...(storage ? [storage] : []),
      ...sources.image,
    ],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...sources.connect],
    ['frame-src', ...(sources.frame.length > 0 ? sources.frame : ["'none'"])],
    ['worker-src', "'self'", 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ...trustedTypesDirectives(sources.script.length > 0),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Says who may put a page into a frame; a policy in the page itself cannot. @param ancestors sources of the policy */
export function framingPolicy(ancestors: string): { key: string; value: string } {
  return { key: 'Content-Security-Policy', value: `frame-ancestors ${ancestors}` };
}

/** Seconds of a day. */
const DAY = 86_400;

/** Sanity opens Studios inside of a page of its own, its Dashboard: https://www.sanity.io/docs/dashboard */
const DASHBOARD = 'https://www.sanity.io';

/**
 * Everybody around a page counts for `frame-ancestors`, also far outside: the Studio's preview and the
 * Dashboard around that. Whom the preview listens to is another matter, and the Studio's origin alone
 * (src/app/preview/in-studio.ts).
 */
function framers({ backend, studioUrl }: Pick<SiteEnvironment, 'backend' | 'studioUrl'>): string {
  // A deployment makes every hosted Studio known to the Dashboard, also one on another host.
  return ["'self'", studioUrl, ...(backend === 'hosted' ? [DASHBOARD] : [])].join(' ');
}

/** Headers of every page that depend on the stage; firebase.json has those that are always the same. */
export function stageHeaders(
  environment: Pick<SiteEnvironment, 'backend' | 'stage' | 'studioUrl' | 'hstsDays'>,
): { key: string; value: string }[] {
  return [
    framingPolicy(framers(environment)),
    // Only production is for search engines.
    ...(environment.backend === 'hosted' && environment.stage !== 'production'
      ? [{ key: 'X-Robots-Tag', value: 'noindex' }]
      : []),
    ...(environment.backend === 'hosted'
      ? // Not for subdomains, which are none of this site's business, and no longer than was said.
        [{ key: 'Strict-Transport-Security', value: `max-age=${environment.hstsDays * DAY}` }]
      : []),
  ];
}
