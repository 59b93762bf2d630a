import { expect, test } from 'vitest';
import { contentPolicy, policyHash, stageHeaders } from './content-policy.ts';
import {
  environment,
  hostedEnvironment,
  hostedSiteEnvironment,
  siteEnvironment,
} from '../test/fixture/environment.ts';

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const parts = { scripts: ['a()'], styles: ['b{}'] };

test.each([environment, hostedEnvironment])(
  'allows scripts and styles only from this origin or by hash',
  (env) => {
    const policy = contentPolicy({ environment: env, ...parts });
    expect(policy).not.toMatch(/unsafe/);
    expect(directives(policy).get('script-src')).toEqual(["'self'", policyHash('a()')]);
    expect(directives(policy).get('style-src')).toEqual(["'self'", policyHash(''), policyHash('b{}')]);
    expect(directives(policy).get('object-src')).toEqual(["'none'"]);
    expect(directives(policy).get('base-uri')).toEqual(["'none'"]);
  },
);

test('a hosted page connects to its services and to nothing local', () => {
  const policy = contentPolicy({ environment: hostedEnvironment, ...parts });
  expect(policy).not.toContain('localhost');
  expect(directives(policy).get('connect-src')).toContain('https://abc12345.apicdn.sanity.io');
  expect(directives(policy).get('connect-src')).toContain(
    'https://us-central1-lumen-throw-live.cloudfunctions.net',
  );
  expect(directives(policy).get('frame-src')).toEqual(["'none'"]);
});

test("allows App Check's sources only on a hosted page that uses it", () => {
  const { firebase } = hostedEnvironment;
  const checked = { ...hostedEnvironment, firebase: { ...firebase, appCheckSiteKey: 'site-key' } };
  const policy = contentPolicy({ environment: checked, ...parts });
  expect(directives(policy).get('script-src')).toContain('https://www.google.com/recaptcha/');
  expect(directives(policy).get('connect-src')).toContain('https://content-firebaseappcheck.googleapis.com');
  expect(contentPolicy({ environment: hostedEnvironment, ...parts })).not.toMatch(/recaptcha|appcheck/);
});

test.each([
  ['hosted', hostedEnvironment, 'https://lumen-throw-live.firebaseapp.com'],
  ['local', environment, 'http://localhost:9099'],
] as const)(
  "with Google sign-in, a %s page allows the pop-up's sources; otherwise it doesn't",
  (_name, env, frame) => {
    const google = { ...env, firebase: { ...env.firebase, googleSignIn: true } };
    const found = directives(contentPolicy({ environment: google, ...parts }));
    expect(found.get('script-src')).toContain('https://apis.google.com/');
    expect(found.get('frame-src')).toEqual([frame]);
    expect(found.get('trusted-types')).toEqual(['*']);
    const plain = contentPolicy({ environment: env, ...parts });
    expect(plain).not.toMatch(/apis\.google\.com|firebaseapp/);
    expect(directives(plain).get('trusted-types')).toEqual(['default']);
    expect(directives(plain).get('frame-src')).toEqual(["'none'"]);
  },
);

function hsts(site: typeof siteEnvironment): string | undefined {
  return stageHeaders(site).find(({ key }) => key === 'Strict-Transport-Security')?.value;
}

test('sends HSTS for the configured days, without subdomains and never locally', () => {
  expect(hsts(hostedSiteEnvironment)).toBe('max-age=86400');
  expect(hsts({ ...hostedSiteEnvironment, hstsDays: 365 })).toBe('max-age=31536000');
  expect(hsts(siteEnvironment)).toBeUndefined();
});
