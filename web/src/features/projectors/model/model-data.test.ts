import { expect, test } from 'vitest';
import { figure, projectorContent } from '../../../../test/fixture/projector.ts';
import { modelData } from './model-data.ts';
import type { ProjectorContent } from './projector-query.ts';

function dataOf(more: Partial<ProjectorContent>) {
  return modelData('https://example.com', projectorContent(more));
}

test("structured data has the best figure of each kind, the page's URL and its share picture", () => {
  const data = dataOf({
    kind: 'portable',
    brightness: [figure(9500, 'claim'), figure(250, 'measured')],
    weight: [figure(1.5, 'maker')],
  });
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: 'Acme One',
    url: 'https://example.com/projectors/acme-one',
    image: 'https://example.com/share/projectors/acme-one.jpg',
    about: {
      '@type': 'Thing',
      name: 'Acme One',
      description: "Brightness: 250 lm (measured), 9,500 lm (seller's claim); Weight: 3.3 lb (1.5 kg)",
    },
  });
});

test('is no product, for which search engines ask an offer, a rating or a review', () => {
  const data = JSON.stringify(dataOf({ brand: null, model: 'One' }));
  expect(data).not.toMatch(/Product|offers|aggregateRating|review/);
  expect(data).toContain('"about":{"@type":"Thing","name":"One"}');
});
