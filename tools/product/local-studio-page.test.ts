import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LOCAL_STUDIO_POLICY, localStudioPage, localStyles } from './local-studio-page.ts';

const BUILT = `<html><head><title>Studio</title>
<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>
<style>
  @font-face { font-family: Inter; src: url("https://studio-static.sanity.io/Inter-Regular.woff2") format("woff2"); }
  html { margin: 0; }
</style><script src="/static/sanity.js" type="module"></script></head></html>`;

const page = localStudioPage(BUILT, { LUMEN_SITE_PORT: '5000', LUMEN_TITLE: '</script>' });

test('nothing of the page comes from another host, and what is its own stays', () => {
  expect(page).not.toMatch(/(?:src=|url\()"https?:/);
  expect(page).toContain('<script src="/static/sanity.js" type="module"></script>');
  expect(page).toContain('html { margin: 0; }');
  expect(page).toContain(String.raw`"LUMEN_TITLE":"\u003c/script>"`);
});

test('what Sanity’s services are asked is answered at home; other requests are made', async () => {
  const script = /<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const asked: string[] = [];
  const world = {
    URL,
    Request,
    Response,
    location: { href: 'http://localhost:3333/' },
    fetch: async (address: string) => {
      asked.push(address);
      return new Response('made');
    },
  };
  runInNewContext(script, world);
  const services = [
    'https://sanity-cdn.com/v1/modules/sanity/latest/x',
    'https://api.sanity.io/vX/intake/feedback',
  ];
  for (const address of services) expect(await (await world.fetch(address)).json()).toEqual({});
  expect(asked).toEqual([]);
  const lake = 'http://localhost:3999/v1/ping';
  expect(await (await world.fetch(lake)).text()).toBe('made');
  expect(await (await world.fetch('/static/x.json')).text()).toBe('made');
  expect(asked).toEqual([lake, '/static/x.json']);
});

test('a style sheet keeps its own fonts and rules', () => {
  const own = '@font-face{font-family:A;src:url(/static/a.woff2)}';
  const foreign = '@font-face{font-family:B;src:url(https://other.example/b.woff2)format("woff2")}';
  expect(localStyles(`a{color:red}${foreign}${own}b{color:blue}`)).toBe(`a{color:red}${own}b{color:blue}`);
});

test('the policy names no host but this machine', () => {
  const hosts = LOCAL_STUDIO_POLICY.match(/\w+:\/\/[^\s;]+/g) ?? [];
  expect(hosts.length).toBeGreaterThan(5);
  expect(
    hosts.filter((host) => !/^(?:http|ws):\/\/(?:\*\.)?(?:localhost|127\.0\.0\.1):\*$/.test(host)),
  ).toEqual([]);
});
