import { expect, test } from 'vitest';
import { examine, HUB } from './examine.ts';
import { importsIn } from './imports.ts';

const APP = 'web/src/app/routes.tsx';
const GALLERY = 'web/src/features/gallery/gallery-page.tsx';
const GUIDES = 'web/src/features/guides/guide-page.tsx';
const DESIGN = 'web/src/shared/design/theme.ts';
const SEO = 'web/src/shared/seo/seo.tsx';
const THROW = 'packages/throw/src/lens.ts';

test('accepts imports that go down or stay in their folder', () => {
  const arrows = [
    { from: APP, to: GALLERY },
    { from: GALLERY, to: 'web/src/features/gallery/texts.ts' },
    { from: GALLERY, to: DESIGN },
    { from: SEO, to: DESIGN },
    { from: DESIGN, to: THROW },
  ];
  const found = examine([APP, GALLERY, DESIGN, SEO, THROW], arrows);
  expect(found).toMatchObject({ up: [], circles: [], hubs: [], outside: [] });
  expect(found.folders).toEqual(['app', 'features/gallery', 'packages/throw', 'shared/design', 'shared/seo']);
  expect(found.layers).toEqual(['app', 'features', 'shared']);
});

test.each([
  ['from a shared part to a feature', DESIGN, GALLERY],
  ['from one feature to another', GALLERY, GUIDES],
  ['from a package to the site', THROW, DESIGN],
])('reports an import %s', (_, from, to) => {
  expect(examine([from, to], [{ from, to }]).up).toEqual([{ from, to }]);
});

test('reports folders of one layer that import each other through a third', () => {
  const shop = 'web/src/shared/shop/product-card.tsx';
  const arrows = [
    { from: DESIGN, to: SEO },
    { from: SEO, to: shop },
    { from: shop, to: DESIGN },
  ];
  expect(examine([DESIGN, SEO, shop], arrows).circles).toEqual([
    ['shared/design', 'shared/seo', 'shared/shop'],
  ]);
});

test('a file with many importers is a hub; each importer counts once', () => {
  const importers = Array.from({ length: HUB + 1 }, (_, index) => `web/src/shared/seo/file-${index}.ts`);
  const arrows = importers.flatMap((from) => [
    { from, to: DESIGN },
    { from, to: DESIGN },
  ]);
  expect(examine([DESIGN], arrows).hubs).toEqual([{ file: DESIGN, importers: HUB + 1 }]);
  expect(examine([DESIGN], arrows.slice(2)).hubs).toEqual([]);
});

test('reports a file outside of the folders', () => {
  expect(examine(['web/src/stray.ts'], []).outside).toEqual(['web/src/stray.ts']);
});

test('finds every kind of import, and whether it imports only types', () => {
  const source = `
    import { a } from './a.ts';
    import type { B } from './b.ts';
    export { c } from './c.ts';
    type D = import('./d.ts').D;
    const late = () => import('./e.ts');
    const text = "import './f.ts'";
  `;
  expect(importsIn(source, false).map(({ from, onlyTypes }) => [from, onlyTypes])).toEqual([
    ['./a.ts', false],
    ['./b.ts', true],
    ['./c.ts', false],
    ['./d.ts', true],
    ['./e.ts', false],
  ]);
});
