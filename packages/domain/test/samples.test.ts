import { describe, expect, test } from 'vitest';
import { countsBuyers, stripPlan, withoutSamples } from '../src/samples.ts';

const NOW = '2026-11';

test.each(['3000+ bought this month', '12 sold', '6,000+ Reviews', '2.5k buyers'])(
  '%s counts people',
  (badge) => {
    expect(countsBuyers(badge)).toBe(true);
  },
);

test.each(['Best for small rooms', 'From 3 feet', '4K', null, undefined])('%s does not', (badge) => {
  expect(countsBuyers(badge)).toBe(false);
});

describe('the live site', () => {
  const product = {
    name: 'A projector',
    rating: 5,
    reviewsText: '6,000+ Reviews',
    badge: '3000+ bought this month',
    badgeMonth: NOW,
  };

  test('shows no opinion or count of a sample, at any depth', () => {
    const content = { sections: [{ product: { ...product, sample: true } }] };
    expect(withoutSamples(content, NOW)).toEqual({
      sections: [
        {
          product: {
            name: 'A projector',
            rating: null,
            reviewsText: null,
            badge: null,
            badgeMonth: NOW,
            sample: true,
          },
        },
      ],
    });
    expect(content.sections[0]?.product.rating).toBe(5);
  });

  test('keeps a badge of words, even on a sample', () => {
    expect(withoutSamples({ badge: 'Quiet', sample: true }, NOW)).toEqual({ badge: 'Quiet', sample: true });
  });

  test('keeps a real rating, and a real count until its month is over', () => {
    expect(withoutSamples(product, NOW)).toEqual(product);
    expect(withoutSamples(product, '2026-12')).toEqual({ ...product, badge: null });
    expect(withoutSamples({ badge: '12 sold' }, NOW)).toEqual({ badge: null });
  });

  test('shows no sample quote and no review date of a sample text', () => {
    const quote = { text: 'Quiet.', author: 'Kim', rating: 5 };
    const quotes = [{ ...quote, sample: true }, { ...quote, sample: false }, null];
    expect(withoutSamples({ quotes }, NOW)).toEqual({ quotes: [{ ...quote, sample: false }, null] });
    expect(withoutSamples({ title: 'Terms', updatedOn: '2026-11-21', sample: true }, NOW)).toEqual({
      title: 'Terms',
      updatedOn: null,
      sample: true,
    });
  });
});

test('a strip plan touches samples only', () => {
  const plan = stripPlan({
    products: [
      { _id: 'a', _rev: 'a1', badge: '3000+ bought this month' },
      { _id: 'b', _rev: 'b1', badge: 'Quiet' },
    ],
    quotes: [{ _id: 'q', _rev: 'q1' }],
    pages: [
      { _id: 'p', _rev: 'p1', sections: [{ _key: 'k', quotes: [{ _ref: 'q' }, { _ref: 'real' }] }] },
      { _id: 'r', _rev: 'r1', sections: [{ _key: 'l', quotes: [{ _ref: 'q' }] }] },
      { _id: 's', _rev: 's1', sections: null },
    ],
    others: [{ _id: 'o', label: null }],
  });
  const always = ['rating', 'reviewsText', 'ratingSource', 'sample'];
  expect(plan).toEqual({
    patches: [
      { id: 'a', rev: 'a1', unset: [...always, 'badge', 'badgeMonth'] },
      { id: 'b', rev: 'b1', unset: always },
      { id: 'p', rev: 'p1', unset: ['sections[_key=="k"].quotes[_ref=="q"]'] },
      { id: 'r', rev: 'r1', unset: ['sections[_key=="l"]'] },
      { id: 'q', rev: 'q1', unset: ['sample'] },
    ],
    deletes: ['q'],
  });
});
