/** Where the site is, for functions that read its files or write its addresses. */
import { HOSTED, SITE_URL } from './options.ts';

/** Which project's functions these are, as the platform says. */
const PROJECT = process.env['GCLOUD_PROJECT'] ?? '';

/**
 * Whether a host is this project's own: a preview channel of Hosting, or this machine. Anybody may write
 * any name into a request, and a function must not read pages from there.
 */
function isOwn(host: string): boolean {
  if (!HOSTED) return /^(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/.test(host);
  return /^[a-z0-9-]+\.web\.app$/.test(host) && host.startsWith(`${PROJECT}--`);
}

/**
 * Origin of the site that a request came through.
 * @param forwardedHost what Hosting says was asked for (`X-Forwarded-Host`)
 * @throws Error when nothing tells it
 */
export function siteAddress(forwardedHost: string | undefined): string {
  if (forwardedHost !== undefined && isOwn(forwardedHost))
    return `${HOSTED ? 'https' : 'http'}://${forwardedHost}`;
  if (SITE_URL === '')
    throw new Error(`The site's URL is unknown, and ${forwardedHost} is not one of its hosts.`);
  return SITE_URL;
}
