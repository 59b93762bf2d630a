import { afterEach, expect, test, vi } from 'vitest';
import { scriptSources } from '../../../prerender/content-policy.ts';
import { hostedEnvironment } from '../../../test/fixture/environment.ts';
import trustedTypesPolicy from './trusted-types.ts';

interface Rules {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

const checked = {
  ...hostedEnvironment,
  firebase: { ...hostedEnvironment.firebase, appCheckSiteKey: 'site-key' },
};

/** Runs the page's script and returns the policy that it creates. */
function policy({ sources = scriptSources(hostedEnvironment), framed = false } = {}): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  const page = {};
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('self', page);
  vi.stubGlobal('parent', framed ? {} : page);
  trustedTypesPolicy(sources);
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('default');
  if (!rules) throw new Error('The script made no policy.');
  return rules;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('does nothing in a browser without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => trustedTypesPolicy([])).not.toThrow();
});

const ICON =
  '<svg data-sanity-icon="document" width="1em" viewBox="0 0 25 25" fill="none" xmlns="http://www.w3.org/2000/svg"><path d="M1 4V9H6" stroke="currentColor"></path></svg>';

test("allows React's two uses", () => {
  expect(policy().createHTML('<script></script>')).toBe('<script></script>');
  expect(policy().createHTML('{"name":"\\u003cb"}')).toBe('{"name":"\\u003cb"}');
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '<script></script> ',
  '<!-- -->',
])('blocks %s', (text) => {
  expect(policy().createHTML(text)).toBeNull();
  expect(policy({ framed: true }).createHTML(text)).toBeNull();
});

test("allows the Studio's drawings only in its preview", () => {
  expect(policy({ framed: true }).createHTML(ICON)).toBe(ICON);
  expect(policy().createHTML(ICON)).toBeNull();
});

test.each([
  '<svg onload="alert(1)"></svg>',
  '<svg width="1" onload="alert(1)"></svg>',
  '<svg ONLOAD="alert(1)"></svg>',
  '<svg/onload=alert(1)>',
  '<svg><script></script></svg>',
  '<svg><use href="data:x"></use></svg>',
  '<svg style="position:fixed"></svg>',
  '<svg><a href="javascript:alert(1)"></a></svg>',
  '<svg><foreignObject></foreignObject></svg>',
  `${ICON}<img src="x">`,
])('blocks a drawing with other content: %s', (text) => {
  expect(policy({ framed: true }).createHTML(text)).toBeNull();
});

test("allows only the service worker's script URL, and App Check's where it is used", () => {
  const plain = policy().createScriptURL;
  expect(plain('/service-worker.js')).toBe('/service-worker.js');
  expect(plain('https://www.google.com/recaptcha/enterprise.js')).toBeNull();
  expect(plain('//elsewhere.example/service-worker.js')).toBeNull();
  const { createScriptURL } = policy({ sources: scriptSources(checked) });
  expect(createScriptURL('https://www.google.com/recaptcha/enterprise.js')).toMatch(/recaptcha/);
  expect(createScriptURL('https://www.google.com.evil.example/recaptcha/')).toBeNull();
  expect(createScriptURL('https://www.google.com/jsapi')).toBeNull();
});

test('with Google sign-in, allows only the script of its window', () => {
  const google = {
    ...hostedEnvironment,
    firebase: { ...hostedEnvironment.firebase, googleSignIn: true },
  };
  const address = 'https://apis.google.com/js/api.js?onload=ready';
  expect(policy().createScriptURL(address)).toBeNull();
  const { createScriptURL } = policy({ sources: scriptSources(google) });
  expect(createScriptURL(address)).toBe(address);
  expect(createScriptURL('https://apis.google.com.evil.example/js/api.js')).toBeNull();
});
