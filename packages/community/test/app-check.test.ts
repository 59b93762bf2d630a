import { beforeEach, expect, test, vi } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';

const loaded = vi.fn<() => void>();
const started = vi.fn<(app: unknown, options: unknown) => object>();
vi.mock('firebase/app-check', () => {
  loaded();
  return {
    initializeAppCheck: started,
    getToken: async () => ({ token: 'proof' }),
    ReCaptchaEnterpriseProvider: class {
      readonly key: string;
      constructor(key: string) {
        this.key = key;
      }
    },
  };
});

/** A page of a hosted site with freshly loaded modules. */
async function page(siteKey: string) {
  vi.resetModules();
  const environment = parseEnvironment({
    LUMEN_BACKEND: 'hosted',
    LUMEN_SITE_URL: 'https://example.test',
    LUMEN_STUDIO_URL: 'https://studio.example.test',
    LUMEN_SANITY_PROJECT_ID: 'abc12345',
    LUMEN_FIREBASE_PROJECT_ID: 'lumen-hosted',
    LUMEN_FIREBASE_API_KEY: 'key',
    LUMEN_FIREBASE_APP_ID: '1:1:web:1',
    LUMEN_FIREBASE_STORAGE_BUCKET: 'lumen-hosted.appspot.com',
    LUMEN_APP_CHECK_SITE_KEY: siteKey,
  });
  const community = await import('../src/index.ts');
  (await import('../src/with-app-check.ts')).configureAppCheck(environment.firebase);
  return { community, firebase: environment.firebase };
}

beforeEach(() => {
  loaded.mockClear();
  started.mockReset().mockReturnValue({});
});

test('loads nothing of App Check without a site key', async () => {
  const { community } = await page('');
  await community.loadGallery();
  await community.loadAccount();
  expect(loaded).not.toHaveBeenCalled();
});

test('with a site key, starts App Check once, before any Firebase service', async () => {
  const { community, firebase } = await page('site-key');
  await community.loadGallery();
  expect(started).toHaveBeenCalledOnce();
  expect(started.mock.calls[0]?.[1]).toMatchObject({
    provider: { key: 'site-key' },
    isTokenAutoRefreshEnabled: true,
  });
  await community.loadSession();
  expect(started).toHaveBeenCalledOnce();
  const { appCheckHeader } = await import('../src/app-check.ts');
  expect(await appCheckHeader(firebase)).toEqual({ 'X-Firebase-AppCheck': 'proof' });
  expect(started).toHaveBeenCalledOnce();
});
