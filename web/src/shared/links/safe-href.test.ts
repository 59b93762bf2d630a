import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://exa mple.com',
  'no-scheme',
  '',
  null,
  undefined,
])('refuses %j', (address) => {
  expect(safeHref(address)).toBeNull();
});

test.each([
  ['/blog', { kind: 'internal', to: '/blog' }],
  ['/#comparison', { kind: 'internal', to: '/#comparison' }],
  ['#part', { kind: 'internal', to: '#part' }],
  [' https://example.com/a?b=c ', { kind: 'external', href: 'https://example.com/a?b=c' }],
  ['mailto:a@example.com', { kind: 'external', href: 'mailto:a@example.com' }],
  ['tel:+123', { kind: 'external', href: 'tel:+123' }],
])('accepts %j', (address, expected) => {
  expect(safeHref(address)).toEqual(expected);
});
