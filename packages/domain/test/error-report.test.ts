import { describe, expect, it } from 'vitest';
import { ERROR_REPORT_LIMITS, errorReport, impersonal } from '../src/error-report.ts';

const ERROR = {
  kind: 'error',
  message: 'TypeError: x is undefined',
  stack: 'at f (https://example.com/assets/frame-Be3BIgxd.js:1:20)',
  path: '/blog',
};

describe('an error report', () => {
  it('contains the error and its place', () => expect(errorReport(ERROR)).toEqual(ERROR));

  it.each([
    null,
    'text',
    [],
    {},
    { ...ERROR, kind: 'other' },
    { ...ERROR, message: '' },
    { ...ERROR, message: { a: 1 } },
    { ...ERROR, path: 'https://elsewhere.example/' },
    { ...ERROR, path: undefined },
  ])('refuses anything else: %j', (value) => expect(errorReport(value)).toBeNull());

  it('is bounded and has no other fields', () => {
    const long = 'word '.repeat(10_000);
    const report = errorReport({ ...ERROR, message: long, stack: long, path: `/${long}`, uid: 'maya' });
    expect(Object.keys(report ?? {}).toSorted()).toEqual(['kind', 'message', 'path', 'stack']);
    expect(report?.message).toHaveLength(ERROR_REPORT_LIMITS.messageMax);
    expect(report?.stack).toHaveLength(ERROR_REPORT_LIMITS.stackMax);
    expect(report?.path).toHaveLength(ERROR_REPORT_LIMITS.pathMax);
  });
});

describe('removes what could identify a person', () => {
  it.each([
    ['No account maya.o+x@example.co.uk here', 'No account <address> here'],
    ['/inspiration/gallery?id=abc&from=maya', '/inspiration/gallery'],
    ['https://a.example/x.js?token=1:2:3', 'https://a.example/x.js:2:3'],
    ['/auth#reset-code', '/auth'],
    ['missing user_setups/Ab3dEf6hIj9lMn2pQr5t', 'missing user_setups/<id>'],
    ['uid kX7hQ2mZ9sPq4rT6vW8yB1cD3eF5', 'uid <id>'],
    ['at frame-Be3BIgxd.js:1:20', 'at frame-Be3BIgxd.js:1:20'],
    ['at f@https://a.example/assets/x.js:12:123456', 'at f@https://a.example/assets/x.js:12:123456'],
    ['no maya@localhost', 'no <address>'],
    ['no "maya throw"@example.com', 'no <address>'],
    ["no o'hara@example.com", 'no <address>'],
    ["user 'maya@example.com' is gone", "user '<address>' is gone"],
    ['/unsubscribe/maya%40example.com/now', '/unsubscribe/<address>/now'],
    ['/unsubscribe/maya%2540example.com', '/unsubscribe/<address>'],
    ['no мая@почта.рф or maya@bücher.example', 'no <address> or <address>'],
    ['no maya@example.xn--p1ai', 'no <address>'],
    ['no maya%40%D0%BF%D0%BE%D1%87%D1%82%D0%B0.%D1%80%D1%84', 'no <address>'],
    ['no maya＠example.com', 'no <address>'],
    ['no maya@[192.0.2.17]', 'no <address>'],
    ['forEach@[native code]', 'forEach@[native code]'],
    ['at /node_modules/@scope/x.js:1:2', 'at /node_modules/@scope/x.js:1:2'],
    ['from 192.0.2.17 and 2001:db8:0:0:0:0:2:1', 'from <ip> and <ip>'],
    ['call +49 (170) 123-4567 or 0170 1234567', 'call <number> or <number>'],
    ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln bad', 'token <token> bad'],
    ['HTTP 503 after 1200 ms', 'HTTP 503 after 1200 ms'],
  ])('%s', (text, left) => expect(impersonal(text, 100)).toBe(left));

  it('quickly from the longest nonsense', () => {
    const started = performance.now();
    for (const text of [
      'a'.repeat(1e6),
      '@'.repeat(1e6),
      'a@'.repeat(5e5),
      "a'".repeat(5e5),
      '"a'.repeat(5e5),
      'a%25'.repeat(3e5),
      'a@b%40'.repeat(2e5),
      `a@${'b.'.repeat(5e5)}`,
      'A1'.repeat(5e5),
      '1'.repeat(1e6),
      '1 ('.repeat(3e5),
      'a:'.repeat(5e5),
      'eyJ.'.repeat(2e5),
    ])
      impersonal(text, 2000);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
