import { expect, test } from 'vitest';
import { seedPageContent } from '../../../../test/fixture/seed-site.ts';
import { compact } from '../../../shared/content/compact.ts';
import { listedModel } from './listed-model.ts';

const content = await seedPageContent('lumenCheck');
const models = compact(content?.projectors);

test.each([
  ['BenQ X3000i 3000 lumens', '/projectors/benq-x3000i'],
  ['Epson Home Cinema LS100 4000 lumens', '/projectors/epson-home-cinema-ls100'],
  ['JVC DLA-NZ500 2000 lumens', '/projectors/jvc-dla-nz500'],
  ['XGIMI Horizon Ultra, 4K Dolby Vision, 2300 ISO lumens', '/projectors/xgimi-horizon-ultra'],
  [
    'Nebula Capsule 3 | 200 ANSI Lumens native 1080p with Google TV $529.99',
    '/projectors/anker-nebula-capsule-3',
  ],
])('%s is the model of %s', (listing, href) => {
  expect(listedModel(listing, models)?.href).toBe(href);
});

test.each([
  '',
  '9500 lumens, supports 4K, 300 inch, $79',
  'HY300 Pro projector 8000 lumens',
  'BenQ X9999 3000 lumens',
  'Better than the BenQ X3000i: Magcubic HY350, 20000 lumens',
])('“%s” names no model of the catalog', (listing) => {
  expect(listedModel(listing, models)).toBeNull();
});
