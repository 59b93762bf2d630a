import type { Random } from './random.ts';
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
] as const;

const METHODS = [
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'BREW',
] as const;

const TEXTS = [
  '',
  'inline\r\nX-Evil: 1',
  'a\0b',
  'a\nb',
  '\u{202E}txt.exe',
  'a'.repeat(5000),
  '%',
  '../../x',
  'image/webp',
  'text/html; charset=\r\n',
  '__proto__',
  '\uD800',
] as const;

/** A JSON value of any kind, at times much too deep. */
function json(random: Random, depth = 0): unknown {
  const kind = random.whole(depth > 4 ? 6 : 9);
  switch (kind) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.of([0, -0, -1, 1e308, 2 ** 53, 0.1, -1e-320]);
    case 3:
    case 4:
    case 5:
      return random.of(TEXTS);
    case 6:
      return Array.from({ length: random.whole(4) }, () => json(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: 1 + random.whole(4) }, () => [fieldName(random), json(random, depth + 1)]),
      );
  }
}

/** Names that the servers know, so that a value gets further than the first check. */
function fieldName(random: Random): string {
  return random.of([
    'mutations',
    'actions',
    'query',
    'params',
    'patch',
    'create',
    'id',
    '_id',
    '_type',
    'set',
    'email',
    'password',
    'idToken',
    'returnSecureToken',
    'writes',
    'update',
    'fields',
    'stringValue',
    'structuredQuery',
    'data',
    'contentType',
    'contentDisposition',
    'cacheControl',
    'contentLanguage',
    'metadata',
    'name',
    '__proto__',
    'constructor',
  ]);
}

function body(random: Random): Buffer {
  const text = JSON.stringify(json(random));
  switch (random.whole(7)) {
    case 0:
      return Buffer.from(text.slice(0, random.whole(text.length + 1)));
    case 1:
      return Buffer.from([0xff, 0xfe, 0x00, 0x80, ...Buffer.from(text)]);
    case 2:
      return Buffer.from('['.repeat(1 + random.whole(20_000)));
    case 3:
      return Buffer.alloc(random.whole(300_000), 'x');
    default:
      return Buffer.from(text);
  }
}

/** An upload in two parts whose metadata are anything. */
function upload(random: Random): { type: string; content: Buffer } {
  const metadata = random.chance(0.7)
    ? { name: 'soak', contentType: 'image/webp', [fieldName(random)]: random.of(TEXTS) }
    : json(random);
  const broken = random.chance(0.2);
  const content = [
    '--soak',
    'Content-Type: application/json; charset=utf-8',
    '',
    JSON.stringify(metadata),
    ...(broken ? [] : ['--soak']),
    'Content-Type: image/webp',
    '',
    'RIFF....WEBPVP8 ',
    '--soak--',
    '',
  ].join('\r\n');
  return { type: 'multipart/related; boundary=soak', content: Buffer.from(content) };
}

function address(random: Random, server: LocalServer): string {
  const known = random.of(server.addresses);
  if (random.chance(0.6)) return known;
  switch (random.whole(4)) {
    case 0:
      return `${known}${random.of(BROKEN_ADDRESSES)}`;
    case 1:
      return `/${random.of(BROKEN_ADDRESSES)}`;
    case 2: {
      const cut = random.whole(known.length);
      return `/${known.slice(1, cut)}${random.of(BROKEN_ADDRESSES)}${known.slice(cut)}`;
    }
    default:
      return random.of([
        `${known}${'a'.repeat(random.whole(40_000))}`,
        `http://[${known}`,
        '*',
        'no-slash',
        `http://localhost:${server.port}${known}`,
      ]);
  }
}

const ODD_HEADERS = [
  'X-Odd: a\rb',
  'X-Odd: a\0b',
  'X-Odd: a\nb',
  ' folded: yes',
  'no colon',
  `X-Long: ${'a'.repeat(30_000)}`,
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: nonsense',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'Expect: nonsense',
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
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
] as const;

/** The next broken request to a server. The same seed gives the same requests. */
export function brokenRequest(random: Random, server: LocalServer): BrokenRequest {
  const method = random.of(METHODS);
  const target = address(random, server);
  const headers = [random.chance(0.95) ? 'Host: localhost' : 'X-No-Host: 1', 'Connection: close'];
  if (server.authorization !== undefined && random.chance(0.5))
    headers.push(`Authorization: ${server.authorization}`);
  const odd = random.chance(0.4) ? random.of(ODD_HEADERS) : null;
  if (odd !== null) headers.push(odd);
  const parts = random.chance(0.25) ? upload(random) : { type: 'application/json', content: body(random) };
  const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  const content = hasBody ? parts.content : Buffer.alloc(0);
  // A length that is not the body's: the request never ends, or garbage follows it.
  const wrongLength = hasBody && random.chance(0.1);
  const length = wrongLength
    ? random.of([content.length + 100, Math.max(0, content.length - 3), 1e13])
    : content.length;
  if (hasBody) headers.push(`Content-Type: ${parts.type}`, `Content-Length: ${length}`);
  const bytes = Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`),
    content,
  ]);
  const kind = `${method} ${target.slice(0, 80)}${odd === null ? '' : ` with ${odd.slice(0, 60)}`}`;
  if (random.chance(0.15))
    return { kind: `cut off: ${kind}`, bytes: bytes.subarray(0, random.whole(bytes.length)), whole: false };
  if (random.chance(0.03))
    return {
      kind: 'garbage',
      bytes: Buffer.from(`\x16\x03\x01\0garbage${random.of(TEXTS)}\r\n\r\n`),
      whole: false,
    };
  // An encoding that is not what follows can promise more than comes; a handshake may be answered with silence.
  const open = wrongLength || /Transfer-Encoding|Upgrade|Expect/.test(odd ?? '');
  return { kind, bytes, whole: !open };
}
