/** What was deployed to the doubles, as everybody reaches it: the site, its functions, the Studio and the content. */
import { gunzipSync } from 'node:zlib';
import type { GoogleProject } from './google-project.ts';
import { refusal } from './proxy.ts';
import { route, type Answer, type Route } from './routes.ts';
import type { SanityProject } from './sanity-double.ts';

const NOT_FOUND = refusal(404, 'Not found.', 'NOT_FOUND');

/** Tells why a function lets nobody in whom it does not know; one that is not deployed is not there. */
function strangersAnswer(project: GoogleProject, name = ''): Answer {
  const deployed = [...project.functions.keys()].some((key) => key.endsWith(`/${name}`));
  return deployed ? refusal(401, 'Unauthorized', 'UNAUTHENTICATED') : NOT_FOUND;
}

/** A file of the latest release, or the answer of the function that its rewrites name. */
function siteAnswer(project: GoogleProject, path: string): Answer {
  const site = project.sites.get(project.id);
  const hash = site?.files.get(path);
  const file = hash === undefined ? undefined : project.uploads.get(hash);
  if (file) return { body: gunzipSync(file) };
  const rewrites = (site?.config['rewrites'] ?? []) as { glob?: string; run?: { serviceId: string } }[];
  const serviceId = rewrites.find(({ glob }) => glob === path)?.run?.serviceId;
  const isServed = [...project.functions.keys()].some((key) => key.toLowerCase().endsWith(`/${serviceId}`));
  return isServed ? { body: {} } : NOT_FOUND;
}

/** Sends a request for the project's content to the lake that holds it. */
function contentRoute(project: SanityProject, host: string): Route {
  return route(`* ${host}/{path*}`, async ({ method, path, query, headers, body }) => {
    if (project.lakeOrigin === null) return refusal(404, 'Dataset not found');
    const isSignedIn = headers.authorization?.toLowerCase() === `bearer ${project.token}`;
    const answer = await fetch(`${project.lakeOrigin}${path}?${query}`, {
      method,
      headers: {
        ...(headers['content-type'] ? { 'content-type': headers['content-type'] } : {}),
        ...(isSignedIn ? { authorization: 'Bearer local-editor' } : {}),
      },
      ...(body.length > 0 ? { body: Uint8Array.from(body) } : {}),
    });
    return {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
      body: Buffer.from(await answer.arrayBuffer()),
    };
  });
}

/** The routes of a stage's public addresses. */
export function liveRoutes(google: GoogleProject, sanity: SanityProject): Route[] {
  return [
    route(`GET ${google.id}.web.app/{path*}`, ({ path }) => siteAnswer(google, path)),
    route(`GET *.example/{path*}`, ({ path, host }) =>
      google.customDomains.get(host)?.['hostState'] === 'HOST_ACTIVE' ? siteAnswer(google, path) : NOT_FOUND,
    ),
    route('POST *.cloudfunctions.net/{name}', ({ parts }) => strangersAnswer(google, parts['name'])),
    route('GET *.sanity.studio/', ({ host }) =>
      sanity.studios.some(({ appHost, deployed }) => deployed && `${appHost}.sanity.studio` === host)
        ? { body: '<!doctype html><title>Studio</title>' }
        : NOT_FOUND,
    ),
    // The Studio's schema, of which nothing is missing at Sanity.
    route(`POST ${sanity.id}.api.sanity.io/{version}/descriptors/claim`, () => ({
      body: { synchronization: { type: 'complete' } },
    })),
    contentRoute(sanity, `${sanity.id}.api.sanity.io`),
    contentRoute(sanity, `${sanity.id}.apicdn.sanity.io`),
  ];
}
