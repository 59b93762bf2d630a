import type { LocalServer } from './servers.ts';

/** Bytes to send, and whether they are a request that has to be answered. */
export interface BrokenRequest {
  /** In a word, for a failure's message. */
  kind: string;
  bytes: Buffer;
  /** False when it never ends or is cut off: then no answer is owed. */
  whole: boolean;
}

const BROKEN_ADDRESSES = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%C0%80',
  '%ED%A0%80',
  '%00',
  '%0d%0aX-Evil:%201',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '/../../../etc/passwd',
  '//',
  '\\..\\',
  '[',
  'é\u{1F3A5}',
  '?a=%&b=%zz',
  '?a[__proto__][x]=1&constructor=2',
  '#',
  ';',
  'a'.repeat(40_000),
];

const BROKEN_TARGETS = ['*', 'no-slash', 'http://[', 'http://localhost:1/'];

const METHODS = ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'BREW'];

const TEXTS = [
  '',
  'inline\r\nX-Evil: 1',
  'a\0b',
  '\u{202E}txt.exe',
  'a'.repeat(5000),
  '%',
  '../../x',
  'text/html; charset=\r\n',
  '\uD800',
];

/** Bodies that the servers know the fields of, so that a value gets further than the first check. */
const JSON_BODIES: readonly unknown[] = [
  null,
  [],
  { mutations: null },
  { mutations: [{ create: { _id: '__proto__', _type: 0 } }, { patch: { id: [], set: 'x' } }] },
  { actions: [{ actionType: 'constructor' }], query: {}, params: [[[[[[]]]]]] },
  { email: [], password: 1e308, returnSecureToken: 'yes' },
  { idToken: '\uD800', displayName: { toString: 1 } },
  { writes: [{ update: { name: '..', fields: { a: { stringValue: 1 } } } }] },
  { structuredQuery: { from: [{ collectionId: '%' }], where: {}, limit: -1 } },
  { data: { __proto__: { admin: true } }, constructor: null },
  { fields: { id: { integerValue: '9'.repeat(400) } } },
];

const BODIES: readonly Buffer[] = [
  ...JSON_BODIES.map((value) => Buffer.from(JSON.stringify(value))),
  Buffer.from('{"mutations":[{"cre'),
  Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x7b, 0x7d]),
  Buffer.from('['.repeat(20_000)),
  Buffer.alloc(300_000, 'x'),
];

/** An upload in two parts with broken metadata; some end before the second part. */
function upload(metadata: unknown, ends = true): Buffer {
  const lines = [
    '--soak',
    'Content-Type: application/json; charset=utf-8',
    '',
    JSON.stringify(metadata),
    ...(ends ? ['--soak'] : []),
    'Content-Type: image/webp',
    '',
    'RIFF....WEBPVP8 ',
    '--soak--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

const METADATA_FIELDS = [
  'contentType',
  'contentDisposition',
  'cacheControl',
  'metadata',
  'name',
  '__proto__',
];

const UPLOADS: readonly Buffer[] = [
  upload(null),
  upload({ name: 'soak', contentType: 'image/webp' }, false),
  ...METADATA_FIELDS.flatMap((field) =>
    TEXTS.map((text) => upload({ name: 'soak', contentType: 'image/webp', [field]: text })),
  ),
];

const ODD_HEADERS = [
  'X-Odd: a\rb',
  'X-Odd: a\0b',
  'X-Odd: a\nb',
  ' folded: yes',
  'no colon',
  `X-Long: ${'a'.repeat(30_000)}`,
  'Content-Encoding: gzip',
  'Range: bytes=9-1',
  'Range: bytes=-,0-0,1-',
  'If-None-Match: \u00ff',
  'If-Modified-Since: never',
  'Accept-Encoding: \u00ff;q=x',
  'Cookie: =;;=%',
  'X-Goog-Upload-Protocol: resumable\r\nX-Goog-Upload-Command: start',
  'X-Goog-Upload-Protocol: resumable\r\nX-Goog-Upload-Command: upload, finalize\r\nX-Goog-Upload-Offset: -1',
  'X-HTTP-Method-Override: PATCH',
  'Origin: null',
  'Authorization: Bearer \u00ff.\u00ff.\u00ff',
  'Authorization: Basic %',
];

/** An encoding can promise more than comes, and a handshake may be answered with silence. */
const OPEN_HEADERS = [
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: nonsense',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

interface Parts {
  method?: string;
  target: string;
  headers?: readonly string[];
  body?: Buffer;
  type?: string;
  /** What Content-Length says, where that is not the body's length. */
  length?: number;
}

function request(
  { method = 'GET', target, headers = [], body, type, length }: Parts,
  whole = true,
): BrokenRequest {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...headers,
    ...(body
      ? [`Content-Type: ${type ?? 'application/json'}`, `Content-Length: ${length ?? body.length}`]
      : []),
  ];
  return {
    kind: `${method} ${target.slice(0, 80)} ${headers.join(', ').slice(0, 80)} ${body?.toString().slice(0, 80) ?? ''}`,
    bytes: Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)]),
    whole: whole && length === undefined,
  };
}

function cutOff({ kind, bytes }: BrokenRequest): BrokenRequest {
  return { kind: `cut off: ${kind}`, bytes: bytes.subarray(0, bytes.length / 2), whole: false };
}

/** Broken requests to a server; the same each time. */
export function brokenRequests({ addresses, authorization }: LocalServer): readonly BrokenRequest[] {
  const headers = authorization === undefined ? [] : [`Authorization: ${authorization}`];
  const [first] = addresses;
  const bodies = addresses.flatMap((target) =>
    BODIES.map((body) => request({ method: 'POST', target, headers, body })),
  );
  return [
    ...[...BROKEN_ADDRESSES.flatMap((broken) => [`${first}${broken}`, `/${broken}`]), ...BROKEN_TARGETS].map(
      (target) => request({ target }),
    ),
    ...addresses.flatMap((target) => METHODS.map((method) => request({ method, target, headers }))),
    ...addresses.flatMap((target) => ODD_HEADERS.map((odd) => request({ target, headers: [odd] }))),
    ...OPEN_HEADERS.map((odd) => request({ target: first, headers: [odd] }, false)),
    ...bodies,
    ...bodies.filter((_, place) => place % BODIES.length < 3).map(cutOff),
    ...[1e13, 100, 0].map((length) =>
      request({ method: 'POST', target: first, headers, body: Buffer.from('{"a":1}'), length }),
    ),
    ...addresses
      .filter((target) => target.includes('/o'))
      .flatMap((target) =>
        UPLOADS.map((body) =>
          request({ method: 'POST', target, headers, body, type: 'multipart/related; boundary=soak' }),
        ),
      ),
    {
      kind: 'no host',
      bytes: Buffer.from(`GET ${first} HTTP/1.1\r\nConnection: close\r\n\r\n`),
      whole: true,
    },
    { kind: 'garbage', bytes: Buffer.from('\x16\x03\x01\0garbage\r\n\r\n'), whole: false },
  ];
}
