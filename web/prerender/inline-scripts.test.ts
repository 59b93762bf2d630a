// @vitest-environment jsdom
/** The inline scripts as pages have them: bundled and minified, with their arguments. */
import { beforeAll, expect, test } from 'vitest';
import { THEME_KEY } from '../src/startup/theme-key.ts';
import { inlineScripts, type InlineScripts } from './inline-scripts.ts';

let scripts: InlineScripts;

beforeAll(async () => {
  scripts = await inlineScripts();
});

/** Limit on the characters of a content page's scripts, without their arguments. */
const BUDGET = 3600;

/** All scripts of a content page, in order. */
function contentPage(chunks: readonly string[]): string[] {
  return [
    [
      scripts.text('trusted-types', []),
      scripts.text('first-paint'),
      scripts.text('theme-switch'),
      scripts.text('initial-load'),
    ].join(';'),
    scripts.text('start', { chunks, modules: [] }),
  ];
}

test("scripts stay within the budget, and an argument can't close the script element", () => {
  const text = contentPage(['/assets/</script>.js']).join('');
  expect(text).not.toMatch(/<[/]script/i);
  expect(text.length).toBeLessThan(BUDGET);
});

test('run as scripts of a page with its arguments', () => {
  localStorage.setItem(THEME_KEY, 'dusk');
  document.head.innerHTML = '<meta data-theme="dusk">';
  document.body.innerHTML = '<button>Sort</button>';
  // jsdom reports no navigation type and paints nothing.
  const opened =
    "performance.getEntriesByType=()=>[{type:'navigate'}];PerformanceObserver=class{observe(){}}";
  for (const text of [opened, ...contentPage(['/assets/a.js'])]) {
    const script = document.createElement('script');
    script.textContent = text;
    document.body.append(script);
  }
  expect(document.documentElement.outerHTML).toMatch(/^<html data-theme="dusk" data-initial-load="">/);
  expect(document.querySelector('meta')?.getAttribute('media')).toBe('all');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(document.querySelector('button')?.dispatchEvent(click)).toBe(false);
  expect(document.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/assets/a.js');
});

test('bundles the scripts once for all pages', () => {
  expect(inlineScripts()).toBe(inlineScripts());
});
