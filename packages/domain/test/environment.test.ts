import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment, portVariables, productVariables } from '../src/environment.ts';
import { STANDARD_PORTS } from '../src/environment-defaults.ts';
import { meaningOf, missingVariables } from '../src/environment-variables.ts';

const HOSTED = {
  LUMEN_BACKEND: 'hosted',
  LUMEN_SITE_URL: 'https://lumen.example',
  LUMEN_STUDIO_URL: 'https://studio.lumen.example',
  LUMEN_SANITY_PROJECT_ID: 'abc12345',
  LUMEN_FIREBASE_PROJECT_ID: 'lumen-production',
  LUMEN_FIREBASE_API_KEY: 'key',
  LUMEN_FIREBASE_APP_ID: '1:2:web:3',
  LUMEN_FIREBASE_STORAGE_BUCKET: 'lumen-production.firebasestorage.app',
};

function refusal(vars: Record<string, string>): string {
  try {
    parseEnvironment(vars);
  } catch (error) {
    return error instanceof EnvironmentError ? error.message : `not an EnvironmentError: ${String(error)}`;
  }
  return 'accepted';
}

describe('without variables, the product is embedded', () => {
  const environment = parseEnvironment({});

  it('listens on the standard ports', () => expect(environment.ports).toEqual(STANDARD_PORTS));

  it('connects only to the lake and the emulators', () => {
    expect(environment.content.lakeOrigin).toBe('http://localhost:3999');
    expect(environment.firebase.emulators?.firestore).toBe('http://localhost:8080');
    expect(environment.firebase.projectId).toMatch(/^demo-/);
  });
});

describe('LUMEN_BACKEND=hosted', () => {
  const environment = parseEnvironment(HOSTED);

  it('has no local URL', () => {
    expect(environment.content.lakeOrigin).toBeNull();
    expect(environment.firebase.emulators).toBeNull();
    expect(environment.siteUrl).toBe('https://lumen.example');
  });

  it('derives the auth domain', () =>
    expect(environment.firebase.authDomain).toBe('lumen-production.firebaseapp.com'));

  it('is production unless set otherwise', () => {
    expect(environment.stage).toBe('production');
    expect(parseEnvironment({ ...HOSTED, LUMEN_STAGE: 'staging' }).stage).toBe('staging');
    expect(parseEnvironment({}).stage).toBe('demo');
  });

  it('lists every missing variable', () => {
    expect(missingVariables(HOSTED)).toEqual([]);
    expect(missingVariables({})).toEqual(Object.keys(HOSTED).filter((name) => name !== 'LUMEN_BACKEND'));
    for (const name of missingVariables({})) expect(meaningOf(name)).toMatch(/hosted only/);
  });

  it.each(Object.keys(HOSTED).filter((name) => name !== 'LUMEN_BACKEND'))(
    'reports that %s is missing',
    (name) => {
      expect(refusal({ ...HOSTED, [name]: '' })).toMatch(new RegExp(`^${name} is missing;`));
    },
  );
});

describe('an error names the wrong value', () => {
  it.each([
    [{ LUMEN_BACKEND: 'cloud' }, "LUMEN_BACKEND is 'cloud'; set it to 'local' or 'hosted'."],
    [{ LUMEN_STAGE: 'test' }, "LUMEN_STAGE is 'test'; set it to 'demo' or 'staging' or 'production'."],
    [
      { LUMEN_STAGE: 'production' },
      "LUMEN_STAGE is 'production', and the embedded product is a demo; set LUMEN_BACKEND to 'hosted' as well.",
    ],
    [
      { ...HOSTED, LUMEN_REBUILD_REPOSITORY: 'https://github.com/a/b' },
      "LUMEN_REBUILD_REPOSITORY is 'https://github.com/a/b'; it must be an owner and a name, like 'owner/name'.",
    ],
    [
      { ...HOSTED, LUMEN_HSTS_DAYS: 'a year' },
      "LUMEN_HSTS_DAYS is 'a year'; it must be a whole number of days.",
    ],
    [{ LUMEN_SITE_PORT: '70000' }, "LUMEN_SITE_PORT is '70000'; a port is a whole number from 1 to 65535."],
    [{ LUMEN_SITE_PORT: '6000' }, "LUMEN_SITE_PORT is '6000'; browsers open nothing on this port."],
    [{ LUMEN_SITE_PORT: '3333' }, 'The ports of site and studio are both 3333; give each its own.'],
    [{ LUMEN_LAKE_PORT: '1e3' }, "LUMEN_LAKE_PORT is '1e3'; a port is a whole number from 1 to 65535."],
    [
      { LUMEN_SITEPORT: '5000' },
      'LUMEN_SITEPORT is not a variable of this product; docs/variables.md lists them.',
    ],
    [
      { LUMEN_SANITY_DATASET: 'Prod!' },
      "LUMEN_SANITY_DATASET is 'Prod!'; it must be lower-case letters, digits, - and _.",
    ],
    [
      { ...HOSTED, LUMEN_SITE_URL: 'http://lumen.example' },
      "LUMEN_SITE_URL is 'http://lumen.example'; it must be an https address without a path, like https://example.com.",
    ],
  ])('%j', (vars, sentence) => {
    expect(refusal(vars)).toBe(sentence);
  });
});

describe('variables of a child process', () => {
  it('round-trip through ports', () => {
    const ports = { ...STANDARD_PORTS, site: 6100, dev: 6101 };
    expect(parseEnvironment(portVariables(ports)).ports).toEqual(ports);
  });

  it('leave out those of other programs', () => {
    expect(productVariables({ PATH: '/bin', LUMEN_BACKEND: 'local', SECRET: 'x' })).toEqual({
      LUMEN_BACKEND: 'local',
    });
  });
});
