import { expect, test } from 'vitest';
import { GLOBAL_CSS } from '../src/shared/design/global-style.ts';
import { minifyCss } from './minify-css.ts';

test('comments and idle space go, and what stands in a text stays as it is', () => {
  const css = minifyCss(`
    /* A note. */
    a::after { content: ' ;  /* no note */ { '; color: red; }
  `);
  expect(css).toBe('a:after{content:" ;  /* no note */ { ";color:red}');
});

test('nothing is rewritten for older browsers: both themes stay in one value', () => {
  const css = minifyCss(GLOBAL_CSS);
  expect(css.length).toBeLessThan(GLOBAL_CSS.length);
  expect(css).toContain('--ground:light-dark(');
  expect(css).not.toContain('--lightningcss');
});

test('a mistake in a style ends the build', () => {
  expect(() => minifyCss('a { color: red } }')).toThrow(/Unexpected/);
});
