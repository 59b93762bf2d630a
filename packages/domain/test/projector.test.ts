import { expect, it } from 'vitest';
import { projectorSlug } from '../src/projector.ts';

it.each([
  ['Epson', 'Home Cinema 3800', 'epson-home-cinema-3800'],
  ['XGIMI', 'MoGo 2 Pro+', 'xgimi-mogo-2-pro-plus'],
  ['Acme', '+1', 'acme-plus-1'],
  ['Anker', "Nebula Capsule 3 'Laser'", 'anker-nebula-capsule-3-laser'],
  ['Élan', 'Café Über 2', 'elan-cafe-uber-2'],
  ['  BenQ ', ' HT-2060 / W2720i ', 'benq-ht-2060-w2720i'],
  ['', '', ''],
])('%j %j has the slug %j', (brand, model, slug) => {
  expect(projectorSlug(brand, model)).toBe(slug);
});

it('makes the same slug of its own slug', () => {
  for (const model of ['MoGo 2 Pro+', 'HU80KA (2018)', '--x--', 'ÄÖÜ']) {
    const slug = projectorSlug('Acme', model);
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(projectorSlug('', slug)).toBe(slug);
  }
});
