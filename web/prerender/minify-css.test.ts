import { expect, test } from 'vitest';
import { GLOBAL_CSS } from '../src/shared/design/global-style.ts';
import { minifyCss } from './minify-css.ts';

test('removes comments and whitespace and keeps strings as they are', () => {
  const css = minifyCss(`
    /* A note. */
    a::after { content: ' ;  /* no note */ { '; color: red; }
  `);
  expect(css).toBe('a:after{content:" ;  /* no note */ { ";color:red}');
});

test('does not rewrite light-dark() for older browsers', () => {
  const css = minifyCss(GLOBAL_CSS);
  expect(css.length).toBeLessThan(GLOBAL_CSS.length);
  expect(css).toContain('--ground:light-dark(');
  expect(css).not.toContain('--lightningcss');
});

test('a syntax error stops the build', () => {
  expect(() => minifyCss('a { color: red } }')).toThrow(/Unexpected/);
});
