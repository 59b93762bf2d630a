/** Project, dataset and user endpoints that the Studio asks for; most answer what never changes here. */

import type { Exchange } from '../http/exchange.ts';
import { plainError } from '../http/api-error.ts';
import { localUsers, mayWrite, userById, type LocalUser } from '../http/callers.ts';
import { readBody, readJson, JSON_BYTES_MAX } from '../http/request-body.ts';
import { isJsonObject } from '../documents/document.ts';
import { route, type Route } from '../http/router.ts';
import { ACTIVE_RELEASES_MAX, isMetered, isOpen } from '../releases/release-document.ts';

const CREATED_AT = '2026-01-01T00:00:00.000Z';
const ALL_PERMISSIONS = ['read', 'create', 'update', 'history', 'editHistory'];
const VIEWERS_PERMISSIONS = ['read', 'history'];

/** What the Studio asks for before it shows Releases and scheduled drafts; on Sanity the plan decides. */
const FEATURES = ['contentReleases', 'singleDocRelease'];

/**
 * What a plan says of itself. A release that was put away asks how many days of history the plan keeps,
 * and the tool falls over without an answer; nothing is ever taken away here, so there is no number.
 */
const SUBSCRIPTION = {
  plan: { planTypeId: 'local' },
  featureTypes: { retention: { features: [{ attributes: {} }] } },
};

function profile(user: LocalUser, exchange: Exchange): object {
  return {
    id: user.id,
    displayName: user.name,
    familyName: '',
    givenName: user.name,
    email: user.email,
    imageUrl: null,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    isCurrentUser: exchange.identity === user.id,
  };
}

function usersById(exchange: Exchange): void {
  const ids = exchange.parts('ids');
  const profiles = ids.flatMap((id) => {
    const user = userById(id);
    return user ? [profile(user, exchange)] : [];
  });
  if (exchange.part('ids').includes(',')) {
    exchange.json(profiles);
    return;
  }
  if (profiles.length === 0) throw plainError(404, 'User not found');
  exchange.json(profiles[0]);
}

function projectOf(exchange: Exchange): object {
  return {
    id: exchange.lake.projectId,
    displayName: 'Embedded content lake',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    features: [],
    metadata: {},
    createdAt: CREATED_AT,
    members: localUsers().map((user) => ({
      id: user.id,
      createdAt: CREATED_AT,
      isCurrentUser: exchange.identity === user.id,
      isRobot: false,
      role: user.role,
      roles: user.roles,
    })),
  };
}

/** Its pages may send tokens; which ones these are is set when the lake is started. */
function corsOrigins(exchange: Exchange): void {
  const { allowedOrigins, projectId } = exchange.lake;
  exchange.json(
    allowedOrigins.map((origin, index) => ({
      id: index + 1,
      projectId,
      origin,
      allowCredentials: true,
      createdAt: CREATED_AT,
      updatedAt: CREATED_AT,
      deletedAt: null,
    })),
  );
}

function datasets(exchange: Exchange): void {
  // Add-on datasets (comments) are asked for by profile; there are none.
  const names = exchange.option('datasetProfile') === null ? [exchange.lake.dataset.name] : [];
  exchange.json(
    names.map((name) => ({
      name,
      aclMode: 'public',
      createdAt: CREATED_AT,
      createdByUserId: 'local-editor',
      addonFor: null,
      datasetProfile: 'content',
      features: [],
      tags: [],
    })),
  );
}

/** How many releases there are and may be, as the Studio asks before it makes one. */
function releaseLimits(exchange: Exchange): void {
  const open = exchange.lake.dataset.releases().filter(isOpen);
  exchange.json({
    data: {
      orgMeteredActiveReleaseCount: open.filter(isMetered).length,
      orgActiveReleaseLimit: null,
      datasetReleaseLimit: ACTIVE_RELEASES_MAX,
    },
  });
}

/** What the caller may do with documents. */
function grants(exchange: Exchange): void {
  const permissions = mayWrite(exchange.user()) ? ALL_PERMISSIONS : VIEWERS_PERMISSIONS;
  exchange.json([{ filter: '_id in path("**")', permissions }]);
}

function getKeyValues(exchange: Exchange): void {
  const userId = exchange.user().id;
  exchange.json(
    exchange.parts('keys').flatMap((key) => {
      const value = exchange.lake.keyValues.get(userId, key);
      return value === undefined ? [] : [{ key, value }];
    }),
  );
}

async function putKeyValues(exchange: Exchange): Promise<void> {
  const userId = exchange.user().id;
  const body = await readJson(exchange.request);
  const pairs = (Array.isArray(body) ? body : [body]).flatMap((pair: unknown) =>
    isJsonObject(pair) && typeof pair['key'] === 'string' ? [{ key: pair['key'], value: pair['value'] }] : [],
  );
  exchange.lake.keyValues.set(userId, pairs);
  const now = new Date().toISOString();
  exchange.json(pairs.map((pair) => ({ ...pair, createdAt: now, updatedAt: now })));
}

async function swallow(exchange: Exchange): Promise<void> {
  await readBody(exchange.request, JSON_BYTES_MAX);
  exchange.json({});
}

/** Says as well whether the disk took the last write; `problem` is why it did not. */
function ping(exchange: Exchange): void {
  const problem = exchange.lake.dataset.storageProblem;
  exchange.json(problem === null ? { ok: true, writable: true } : { ok: true, writable: false, problem });
}

/** Refuses what Sanity's API has and the lake does not. @param why one sentence, with what to do instead */
function notHere(why: string): Route['endpoint'] {
  return () => {
    throw plainError(501, why);
  };
}

const ORIGINS_ARE_SET_AT_THE_START =
  'The embedded lake takes its CORS origins when it is started (--origins), not by request';

function answer(body: unknown): Route['endpoint'] {
  return (exchange) => exchange.json(body);
}

export const PROJECT_ROUTES: readonly Route[] = [
  route('GET /ping', 'public', ping),
  // The Studio asks which machine answers; the lake is one.
  route('GET /data/ping/:dataset', 'public', ping),
  // Anonymous callers get Sanity's answer for "nobody is signed in".
  route('GET /users/me', 'public', (exchange) =>
    exchange.json(exchange.caller.kind === 'user' ? exchange.caller.user : {}),
  ),
  route('GET /users/me/keyvalue/:keys', 'users', getKeyValues),
  route('PUT /users/me/keyvalue', 'users', putKeyValues),
  route('GET /users/:ids', 'users', usersById),
  route('GET /auth/id', 'users', (exchange) => exchange.json({ id: exchange.user().id })),
  route('GET /auth/providers', 'public', answer({ providers: [] })),
  route('POST /auth/logout', 'public', answer({})),
  route('GET /projects', 'users', (exchange) => exchange.json([projectOf(exchange)])),
  route('GET /projects/:project', 'users', (exchange) => exchange.json(projectOf(exchange))),
  route('GET /projects/:project/cors', 'users', corsOrigins),
  route('POST /projects/:project/cors', 'users', notHere(ORIGINS_ARE_SET_AT_THE_START)),
  route('DELETE /projects/:project/cors/:id', 'users', notHere(ORIGINS_ARE_SET_AT_THE_START)),
  route(
    'PUT /projects/:project/datasets/:dataset',
    'users',
    notHere('The embedded lake has one dataset, which is named when it is started (--dataset)'),
  ),
  route(
    'GET /data/stats/:dataset',
    'users',
    notHere(
      'The embedded lake keeps no statistics of a dataset; count(*) in data/query counts its documents',
    ),
  ),
  route('GET /projects/:project/datasets', 'users', datasets),
  route('GET /datasets', 'users', datasets),
  route('GET /projects/:project/datasets/:dataset/acl', 'users', grants),
  route('GET /projects/:project/datasets/:dataset/settings/indexing', 'users', answer({})),
  route('GET /projects/:project/grants', 'users', answer({})),
  route('GET /projects/:project/roles', 'users', (exchange) => exchange.json(exchange.user().roles)),
  route('GET /projects/:project/user-applications', 'users', answer([])),
  route('GET /projects/:project/new-content-release-allowed', 'users', releaseLimits),
  route('GET /features', 'users', answer(FEATURES)),
  route('GET /check/cors', 'public', (exchange) =>
    exchange.json({
      result: { allowed: true, withCredentials: exchange.request.headers.origin !== undefined },
    }),
  ),
  route('GET /intake/telemetry-status', 'public', answer({ status: 'denied' })),
  route('POST /intake/batch', 'public', swallow),
  route('GET /journey/announcements', 'public', answer([])),
  route('GET /journey/:rest*', 'public', answer(null)),
  route('GET /help', 'public', answer({ resources: { title: 'Help', sectionArray: [] } })),
  route('GET /subscriptions/project/:project', 'users', answer(SUBSCRIPTION)),
  route('GET /schedules/:rest*', 'users', answer({ schedules: [], count: 0 })),
  route('GET /media-libraries', 'users', answer({ data: [] })),
  route('GET /geoip/country', 'public', answer({ country: null })),
];
