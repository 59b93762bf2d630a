import { expect, test } from 'vitest';
import { figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { productData } from './product-data.ts';
import type { ProjectorContent } from './projector-query.ts';

function dataOf(more: Partial<ProjectorContent>) {
  return productData('https://example.com', projectorContent(more));
}

test('search engines get the best figure of each kind, and the address of the page', () => {
  const data = dataOf({
    kind: 'portable',
    brightness: [figure(9500, 'claim'), figure(250, 'measured')],
    weight: [figure(1.5, 'maker')],
    distance: [law()],
  });
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Acme One',
    brand: { '@type': 'Brand', name: 'Acme' },
    model: 'One',
    category: 'Portable',
    url: 'https://example.com/projectors/acme-one',
    weight: { '@type': 'QuantitativeValue', value: 1.5, unitCode: 'KGM' },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Brightness', value: '250 lm' },
      { '@type': 'PropertyValue', name: 'Distance', value: 'Formula' },
      { '@type': 'PropertyValue', name: 'Weight', value: '3.3 lb (1.5 kg)' },
      { '@type': 'PropertyValue', name: 'For 100 in', value: '9.8 ft' },
    ],
  });
});

test('nothing is said of what nobody knows: no empty value, no offer, no rating', () => {
  expect(dataOf({ brand: null, model: 'One' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'One',
    model: 'One',
    url: 'https://example.com/projectors/acme-one',
  });
});
