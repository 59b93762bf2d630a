import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { GALLERY_START_CACHE, GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { ROOMS_CACHE, ROOMS_PATH } from '@lumen-throw/domain/gallery-card';
import { VERSION_CACHE, VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { MADE_UP_TO_PATH } from '@lumen-throw/domain/published-state';
import {
  SETUP_LINK_CACHE,
  SETUPS_SITEMAP_CACHE,
  SETUPS_SITEMAP_PATH,
  SHARE_PICTURES,
} from '@lumen-throw/domain/setup-links';
import { MEMBER_SHELL } from '@lumen-throw/domain/community-paths';
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { ERRORS_PATH, PATHS, UPTIME_PATH } from '@lumen-throw/domain/site-paths';
import { framingPolicy, securityHeaders } from './content-policy.ts';
import type { Redirect } from './redirects.ts';

/** The part of firebase.json's `hosting` that depends on content and environment. */
export interface HostingConfig {
  cleanUrls: true;
  trailingSlash: false;
  redirects: ((Omit<Redirect, 'type'> | { regex: string; destination: string }) & { type: 301 | 302 })[];
  rewrites: (
    | { source: string; function: { functionId: string; region: string } }
    | { regex: string; destination: string }
  )[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const YEAR = 'public, max-age=31536000, immutable';
/** The files of a build are public, and no request for them carries who somebody is. */
const OPEN_TO_ALL = { key: 'Access-Control-Allow-Origin', value: '*' };
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * A page has one address: what two slashes part, one does. Each redirect mends one place. The first part
 * begins with a single slash, or `///other.example` would lead to another site.
 */
const DOUBLED_SLASH = { regex: String.raw`^((?:/[^/\\]+)+)/{2,}(.+)$`, destination: ':1/:2' };

/**
 * What hosting must know. Every page is a file of its own name, so only what functions answer, and
 * members' pages, are rewritten, and an unknown address is a real 404.
 */
export function hostingConfig(environment: SiteEnvironment, redirects: readonly Redirect[]): HostingConfig {
  const forStudio = { ...OPEN_TO_ALL, value: new URL(environment.studioUrl).origin };
  const answeredBy = (functionId: string) => ({ functionId, region: environment.firebase.region });
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [DOUBLED_SLASH, ...redirects].map((redirect) => ({ type: 301, ...redirect })),
    rewrites: [
      { source: UPTIME_PATH, function: answeredBy('uptime') },
      { source: GALLERY_START_PATH, function: answeredBy('gallery') },
      { source: `${ROOMS_PATH}/*`, function: answeredBy('rooms') },
      { source: PATHS.gallery, function: answeredBy('galleryPage') },
      { source: SHARE_PICTURES, function: answeredBy('sharePicture') },
      { source: SETUPS_SITEMAP_PATH, function: answeredBy('setupsSitemap') },
      ...(environment.newsInterval === null
        ? []
        : [{ source: VERSION_PATH, function: answeredBy('version') }]),
      ...(environment.reportErrors ? [{ source: ERRORS_PATH, function: answeredBy('takeErrorReport') }] : []),
      { regex: MEMBER_SHELL.pattern, destination: `${MEMBER_SHELL.path}.html` },
    ],
    headers: [
      {
        source: '**',
        headers: [...securityHeaders(environment), { key: 'Cache-Control', value: REVALIDATE }],
      },
      // Hosting's rules go before what a function says.
      { source: VERSION_PATH, headers: [{ key: 'Cache-Control', value: VERSION_CACHE }, forStudio] },
      { source: GALLERY_START_PATH, headers: [{ key: 'Cache-Control', value: GALLERY_START_CACHE }] },
      // The Studio, at an address of its own, tells editors where what they publish stands.
      ...[MADE_UP_TO_PATH, '/_data/**'].map((source) => ({ source, headers: [forStudio] })),
      { source: `${ROOMS_PATH}/*`, headers: [{ key: 'Cache-Control', value: ROOMS_CACHE }] },
      { source: PATHS.gallery, headers: [{ key: 'Cache-Control', value: SETUP_LINK_CACHE }] },
      { source: SHARE_PICTURES, headers: [{ key: 'Cache-Control', value: SETUP_LINK_CACHE }] },
      { source: SETUPS_SITEMAP_PATH, headers: [{ key: 'Cache-Control', value: SETUPS_SITEMAP_CACHE }] },
      // The pages that are made for other sites' frames; of two headers of a name the later counts.
      ...FRAME_PATHS.map((source) => ({ source, headers: [framingPolicy('*')] })),
      // A frame that another site sandboxes has no origin: it gets modules and fonts only where all may.
      { source: '/assets/**', headers: [{ key: 'Cache-Control', value: YEAR }, OPEN_TO_ALL] },
    ],
  };
}
