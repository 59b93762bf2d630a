import { afterEach, expect, test, vi } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { fetchPublished } from './content-api.ts';

const { content } = parseEnvironment({});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is sent for a query. */
async function sent(query: string): Promise<{ url: URL; method: string; body: string }> {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(new Request(url, init));
    return Promise.resolve(Response.json({ result: 1 }));
  });
  expect(await fetchPublished(content, query, { slug: 'a', none: undefined })).toBe(1);
  const [request] = requests;
  if (!request) throw new Error('Nothing was asked.');
  return { url: new URL(request.url), method: request.method, body: await request.text() };
}

test('sends a query in the URL', async () => {
  const { url, method } = await sent('*[slug.current == $slug]');
  expect(method).toBe('GET');
  expect(url.searchParams.get('query')).toBe('*[slug.current == $slug]');
  expect(url.searchParams.get('$slug')).toBe('"a"');
  expect(url.searchParams.has('$none')).toBe(false);
});

test('sends a query that is too long for a URL in the body', async () => {
  const query = `*[slug.current == $slug]{${'title, '.repeat(2000)}}`;
  const { url, method, body } = await sent(query);
  expect(url.search.length).toBeLessThan(100);
  expect(url.searchParams.get('perspective')).toBe('published');
  expect(method).toBe('POST');
  expect(JSON.parse(body)).toEqual({ query, params: { slug: 'a' } });
});
