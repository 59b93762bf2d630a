import { expect, test } from 'vitest';
import { fixtureProduct } from '../../../test/fixture/product.ts';
import type { HomeSection } from './blocks-query.ts';
import { firstSamplesSection } from './shop-section.ts';

function hero(_key: string, more: Partial<ReturnType<typeof fixtureProduct>>): HomeSection {
  const product = { ...fixtureProduct('one'), ...more };
  return { _type: 'productHero', _key, heading: null, intro: null, product };
}

function quotes(_key: string, sample: boolean, text: string | null = 'Fine.'): HomeSection {
  const quote = { _id: 'q', text, author: 'Ada', rating: 5, product: null, source: null, sample };
  return { _type: 'quotes', _key, eyebrow: null, heading: null, quotes: [quote] };
}

test('the first section with made-up stars, counts or quotes has the samples note', () => {
  const real = hero('real', { rating: 4.5 });
  const plain = hero('plain', { sample: true, badge: 'Under $300' });
  expect(firstSamplesSection([real, plain, quotes('said', false), quotes('empty', true, null)])).toBeNull();
  expect(firstSamplesSection([real, quotes('quotes', true), hero('late', { sample: true, rating: 5 })])).toBe(
    'quotes',
  );
  expect(firstSamplesSection([plain, hero('counted', { sample: true, badge: '300+ bought' })])).toBe(
    'counted',
  );
  expect(firstSamplesSection([hero('starred', { sample: true, rating: 4 })])).toBe('starred');
});
