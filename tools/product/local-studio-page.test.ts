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

test('the page loads nothing from other hosts and keeps its own files', () => {
  expect(page).not.toMatch(/(?:src=|url\()"https?:/);
  expect(page).toContain('<script src="/static/sanity.js" type="module"></script>');
  expect(page).toContain('html { margin: 0; }');
  expect(page).toContain(String.raw`"LUMEN_TITLE":"\u003c/script>"`);
});

test("answers requests to Sanity's services locally and passes others on", async () => {
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

test('a style sheet keeps its fonts and rules', () => {
  const own = '@font-face{font-family:A;src:url(/static/a.woff2)}';
  const foreign = '@font-face{font-family:B;src:url(https://other.example/b.woff2)format("woff2")}';
  expect(localStyles(`a{color:red}${foreign}${own}b{color:blue}`)).toBe(`a{color:red}${own}b{color:blue}`);
});

test('the policy allows this machine only', () => {
  const hosts = LOCAL_STUDIO_POLICY.match(/\w+:\/\/[^\s;]+/g) ?? [];
  expect(hosts.length).toBeGreaterThan(5);
  expect(
    hosts.filter((host) => !/^(?:http|ws):\/\/(?:\*\.)?(?:localhost|127\.0\.0\.1):\*$/.test(host)),
  ).toEqual([]);
});
