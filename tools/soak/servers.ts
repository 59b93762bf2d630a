import { CALLS_FUNCTION } from '@lumen-throw/domain/calls';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';

/** A local server, as the fuzzer meets it. */
export interface LocalServer {
  name: string;
  port: number;
  /** What it answers 200 to when it is well. */
  health: string;
  /** Addresses that reach its own code. */
  addresses: readonly [string, ...string[]];
  /** Value of the Authorization header that opens more of it, where there is one. */
  authorization?: string;
  /** Milliseconds that a whole request may stay without an answer; functions start slowly. */
  answerTimeout: number;
  /** Whether it may leave a broken request without an answer, as long as it answers others. */
  mayKeepSilent: boolean;
}

/** What is alike for all but one. */
const USUAL = { answerTimeout: 90_000, mayKeepSilent: false } as const;

const ME = 'setups/somebody/picture.webp';

/** Every server of a running product that listens on a known port. */
export function localServers({ ports, content, firebase }: SiteEnvironment): LocalServer[] {
  const data = `/v${content.apiVersion}/data`;
  const documents = `/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  const bucket = `/v0/b/${firebase.storageBucket}/o`;
  return [
    {
      ...USUAL,
      name: 'site',
      port: ports.site,
      health: '/',
      addresses: [
        '/',
        '/blog',
        '/tools/throw-calculator?diag=100',
        '/api/uptime',
        '/api/errors',
        '/assets/x.js',
      ],
    },
    {
      ...USUAL,
      name: 'Studio',
      port: ports.studio,
      health: '/',
      addresses: ['/', '/structure/siteSettings', '/static/x.js', '/../package.json'],
    },
    {
      ...USUAL,
      name: 'lake',
      port: ports.lake,
      health: `${data}/query/${content.dataset}?query=1`,
      addresses: [
        `${data}/query/${content.dataset}?query=*%5B0%5D`,
        `${data}/mutate/${content.dataset}`,
        `${data}/actions/${content.dataset}`,
        `${data}/doc/${content.dataset}/siteSettings`,
        `${data}/history/${content.dataset}/documents/siteSettings`,
        `/v${content.apiVersion}/assets/images/${content.dataset}?filename=a.png`,
        `/v${content.apiVersion}/socket/${content.dataset}`,
        `/images/${content.projectId}/${content.dataset}/x-1x1.png?w=10`,
      ],
      authorization: 'Bearer local-editor',
    },
    {
      ...USUAL,
      name: 'Auth',
      port: ports.auth,
      health: '/',
      addresses: [
        '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local',
        '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local',
        '/identitytoolkit.googleapis.com/v1/accounts:update?key=local',
        '/securetoken.googleapis.com/v1/token?key=local',
        '/emulator/action?mode=verifyEmail&lang=en&oobCode=x',
      ],
      authorization: 'Bearer owner',
    },
    {
      // Google's own process, which nothing stands in front of: gRPC would have to go through it, too.
      answerTimeout: 500,
      mayKeepSilent: true,
      name: 'Firestore',
      port: ports.firestore,
      health: '/',
      addresses: [
        `${documents}/soak/one`,
        `${documents}:runQuery`,
        `${documents}:commit`,
        `${documents}/soak`,
      ],
      authorization: 'Bearer owner',
    },
    {
      ...USUAL,
      name: 'Storage',
      port: ports.storage,
      health: '/v0/',
      addresses: [
        `${bucket}?name=${encodeURIComponent(ME)}`,
        `${bucket}/${encodeURIComponent(ME)}?alt=media`,
        `/upload/storage/v1/b/${firebase.storageBucket}/o?uploadType=multipart&name=soak`,
        `/upload/storage/v1/b/${firebase.storageBucket}/o?uploadType=resumable&name=soak`,
        `/${firebase.storageBucket}/soak`,
      ],
      authorization: 'Bearer owner',
    },
    {
      ...USUAL,
      name: 'Functions',
      port: ports.functions,
      health: '/backends',
      addresses: [
        `/${firebase.projectId}/${firebase.region}/answers/api/uptime`,
        `/${firebase.projectId}/${firebase.region}/${CALLS_FUNCTION}`,
        `/${firebase.projectId}/${firebase.region}/nothing`,
      ],
    },
  ];
}
