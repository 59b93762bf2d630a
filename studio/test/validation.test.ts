/** What the Studio refuses and what it advises against, in the words that editors read. */
import { describe, expect, test } from 'vitest';
import type { CheckedDocument } from '../check/schema-check.ts';
import { guide, infoPage, listed, picture, projector } from './fixture/documents.ts';
import { messagesAt, validate } from './fixture/validate.ts';

test('a valid guide and a valid product have no markers', async () => {
  expect(await validate(guide('one'))).toEqual([]);
  expect(await validate(projector())).toEqual([]);
  expect(await validate(infoPage('privacy'))).toEqual([]);
});

/** Messages at a guide's date of first publication. */
async function told(publishedOn: string, updatedOn: string) {
  return messagesAt(await validate(guide('one', { publishedOn, updatedOn })), 'publishedOn', 'error');
}

/** Messages at the weight of a projector. @param evidence of its one figure */
async function toldOfWeight(evidence?: object): Promise<string[]> {
  const weight = [{ _key: 'a', _type: 'weightFigure', value: 3, evidence }];
  const markers = await validate({ _id: 'p', _type: 'projector', weight });
  return markers.filter(({ at }) => at.startsWith('weight')).map(({ message }) => message);
}

describe('texts', () => {
  test('tells what to write in each field of an empty guide', async () => {
    const markers = await validate({ _id: 'drafts.new', _type: 'article' });
    const told = new Set(markers.filter(({ level }) => level === 'error').map(({ at }) => at));
    expect([...told].toSorted()).toEqual(
      expect.arrayContaining(['body', 'category', 'description', 'slug', 'title']),
    );
  });

  test('only advises when search results would cut a text off', async () => {
    const markers = await validate(guide('one', { title: 'x'.repeat(45), description: 'y'.repeat(161) }));
    expect(messagesAt(markers, 'title', 'warning')).toEqual([expect.stringContaining('60 characters')]);
    expect(messagesAt(markers, 'description', 'warning')).toEqual([
      expect.stringContaining('160 characters'),
    ]);
    expect(markers.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('accepts a long title when there is a shorter one for search engines', async () => {
    const markers = await validate(guide('one', { title: 'x'.repeat(60), seoTitle: 'Short enough' }));
    expect(messagesAt(markers, 'title', 'warning')).toEqual([]);
  });

  test('requires the first publication on or before the review and not in the future', async () => {
    expect(await told('2026-01-01', '2026-01-01')).toEqual([]);
    expect(await told('2026-01-02', '2026-01-01')).toEqual([expect.stringContaining('last reviewed')]);
    expect(await told('2999-01-01', '2999-02-01')).toEqual([expect.stringContaining('still to come')]);
  });
});

describe('picks', () => {
  test('limits the text after "Our pick for" and refuses a repetition of these words', async () => {
    for (const bestFor of ['Best for games', 'our pick for games', 'For games', 'x'.repeat(41)])
      expect(messagesAt(await validate(projector({ bestFor })), 'bestFor')).toHaveLength(1);
    expect(messagesAt(await validate(projector({ bestFor: 'games' })), 'bestFor')).toEqual([]);
  });

  test('requires a reason of one short sentence', async () => {
    const markers = await validate(projector({ pickReason: 'x'.repeat(141) }));
    expect(messagesAt(markers, 'pickReason', 'warning')).toHaveLength(1);
    expect(messagesAt(await validate(projector({ pickReason: 'Short.' })), 'pickReason', 'warning')).toEqual(
      [],
    );
  });
});

describe('addresses', () => {
  test.each(['Capital', 'two--hyphens', 'space here', '-edge', 'ünïcode', 'a/b', ''])(
    'refuses the slug %j',
    async (current) => {
      const markers = await validate(guide('one', { slug: { _type: 'slug', current } }));
      expect(messagesAt(markers, 'slug')).not.toEqual([]);
    },
  );

  test("refuses another guide's slug and names its title", async () => {
    const markers = await validate(guide('one'), [guide('two', { slug: { current: 'one' } })]);
    expect(messagesAt(markers, 'slug')).toEqual([expect.stringContaining('"About two" has this address')]);
  });

  test("refuses the slug of another guide's draft", async () => {
    const draft = { ...guide('two', { slug: { current: 'one' } }), _id: 'drafts.article-two' };
    expect(messagesAt(await validate(guide('one'), [draft]), 'slug')).toHaveLength(1);
  });

  test('accepts the slug of its own draft', async () => {
    const draft = { ...guide('one'), _id: 'drafts.article-one' };
    expect(await validate(draft, [guide('one')])).toEqual([]);
  });

  test("refuses another guide's old slug", async () => {
    const markers = await validate(guide('one'), [guide('two', { aliases: ['one'] })]);
    expect(messagesAt(markers, 'slug')).toEqual([expect.stringContaining('had this address once')]);
  });

  test("refuses another guide's slug as an alias and advises against its own", async () => {
    const markers = await validate(guide('one', { aliases: ['two', 'one', 'fine'] }), [guide('two')]);
    expect(markers.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      expect.stringMatching(/^error: "About two" has this address/),
      expect.stringMatching(/^warning: This is the current address/),
    ]);
  });

  test.each(['admin', 'sitemap', 'embed'])('refuses the reserved word %s', async (word) => {
    expect(messagesAt(await validate(guide(word)), 'slug')).toEqual([
      expect.stringContaining('itself. Choose another'),
    ]);
  });

  test.each(['blog', 'tools', 'inspiration', 'account', 'offline', 'admin'])(
    "an information page at the root can't have the slug %s",
    async (word) => {
      expect(messagesAt(await validate(infoPage(word)), 'slug')).toEqual([
        expect.stringContaining('itself. Choose another'),
      ]);
      const former = await validate(infoPage('fine', { aliases: [word] }));
      expect(former.map(({ message }) => message)).toEqual([
        expect.stringContaining('itself. Choose another'),
      ]);
    },
  );

  test('accepts root slugs below other paths', async () => {
    expect(await validate(guide('tools'))).toEqual([]);
  });

  test("two information pages can't share a slug", async () => {
    const markers = await validate(infoPage('terms'), [infoPage('privacy', { aliases: ['terms'] })]);
    expect(messagesAt(markers, 'slug')).toEqual([expect.stringContaining('had this address once')]);
  });

  test('advises against a slug of another section', async () => {
    const page = {
      _id: 'page',
      _type: 'ambiancePage',
      title: 'Wall paint',
      slug: { current: 'wall-paint' },
    };
    const markers = await validate(guide('wall-paint'), [page]);
    expect(messagesAt(markers, 'slug', 'warning')).toEqual([expect.stringContaining('/ambiance/wall-paint')]);
    expect(messagesAt(markers, 'slug')).toEqual([]);
  });
});

/** A guide with a button link. */
function leadingTo(link: object) {
  return guide('one', { callToAction: { _type: 'linkButton', label: 'Go', ...link } });
}

describe('links', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', 'blog/two'])(
    'refuses %s',
    async (href) => {
      expect(messagesAt(await validate(leadingTo({ href })), 'callToAction.href')).not.toEqual([]);
    },
  );

  test.each([
    'https://example.org/a',
    'mailto:a@example.org',
    'tel:+15551234',
    '/#comparison',
    '/inspiration/gallery',
    '/blog?x=1',
  ])('accepts %s', async (href) => {
    expect(await validate(leadingTo({ href }))).toEqual([]);
  });

  test('refuses a path without a page', async () => {
    for (const href of ['/blog/nothing', '/nothing', '/blog/a/b']) {
      const markers = await validate(leadingTo({ href }));
      expect(messagesAt(markers, 'callToAction.href')).toEqual([
        expect.stringContaining(`There is no page at ${href}`),
      ]);
    }
    expect(await validate(leadingTo({ href: '/blog/two' }), [guide('two')])).toEqual([]);
    expect(await validate(leadingTo({ href: '/privacy' }), [infoPage('privacy')])).toEqual([]);
  });

  test('requires either a page or an address, not both', async () => {
    expect(messagesAt(await validate(leadingTo({})), 'callToAction.page')).toEqual([
      expect.stringContaining('Choose the page'),
    ]);
    const both = leadingTo({ href: '/blog', page: { _type: 'reference', _ref: 'article-two' } });
    expect(messagesAt(await validate(both, [guide('two')]), 'callToAction.page')).toEqual([
      expect.stringContaining('not both'),
    ]);
  });

  test('refuses a page that no longer exists', async () => {
    const markers = await validate(leadingTo({ page: { _type: 'reference', _ref: 'gone' } }));
    expect(messagesAt(markers, 'callToAction.page')).not.toEqual([]);
  });
});

describe('pictures', () => {
  test('refuses an image without alt text', async () => {
    const markers = await validate(projector({ image: picture() }));
    expect(messagesAt(markers, 'image.alt')).toEqual([expect.stringContaining('Describe the picture')]);
  });

  test('refuses an image of 40 megapixels and names its size', async () => {
    const markers = await validate(projector({ image: picture('Huge.', '8000x5000') }));
    expect(messagesAt(markers, 'image')).toEqual([expect.stringContaining('40 megapixels')]);
  });

  test('advises against a file above 8 MB and names its size', async () => {
    const image = picture('A photo as PNG.');
    const asset = { _id: image.asset._ref, _type: 'sanity.imageAsset' };
    const told = async (size: number) =>
      messagesAt(await validate(projector({ image }), [{ ...asset, size }]), 'image', 'warning');
    expect(await told(30 * 1024 * 1024)).toEqual([expect.stringContaining('This file has 30 MB.')]);
    expect(await told(8 * 1024 * 1024)).toEqual([]);
  });

  test('advises against a small or missing image [3-27]', async () => {
    expect(
      messagesAt(await validate(projector({ image: picture('Small.', '300x200') })), 'image', 'warning'),
    ).toHaveLength(1);
    expect(messagesAt(await validate(projector({ image: undefined })), 'image', 'warning')).toHaveLength(1);
  });
});

describe('figures of projectors', () => {
  test('asks once for missing evidence, and for each part of what is begun', async () => {
    expect(await toldOfWeight()).toEqual(['Say where the figure comes from.']);
    expect(await toldOfWeight({ kind: 'maker' })).toEqual([
      'Paste the full address of the page that says it, beginning with https://.',
      'Copy the words on the page with the figure.',
      'Give the day you read the words.',
    ]);
    expect(
      await toldOfWeight({ kind: 'maker', address: 'mailto:a@b.c', words: '3 kg', seen: '2026-11-28' }),
    ).toEqual(['Paste the full address of the page that says it, beginning with https://.']);
  });

  test('warns of an address with the comma after which it was copied', async () => {
    const page = { kind: 'maker', words: '3 kg', seen: '2026-11-28' };
    expect(await toldOfWeight({ ...page, address: 'https://example.com/review,' })).toEqual([
      "This address ends in “,”. Take that out if it isn't part of it, and open the address once.",
    ]);
    expect(await toldOfWeight({ ...page, address: 'https://example.com/review' })).toEqual([]);
  });
});

describe('products', () => {
  test.each([-0.1, 5.1, 4.55])('refuses the rating %d', async (rating) => {
    expect(messagesAt(await validate(projector({ rating })), 'rating')).not.toEqual([]);
  });

  test('refuses a smallest throw ratio above the largest', async () => {
    const markers = await validate(projector({ specifications: { throwRatioMin: 1.5, throwRatioMax: 1.2 } }));
    expect(messagesAt(markers, 'specifications.throwRatioMax')).toEqual([
      'The largest throw ratio must not be below the smallest (1.5).',
    ]);
    expect(await validate(projector({ specifications: { throwRatioMin: 1.2, throwRatioMax: 1.2 } }))).toEqual(
      [],
    );
  });

  test("asks at each field for a screen's figures, whose they are, and where they stand", async () => {
    const surface = { gain: 4, rejectedPercent: 65.5 };
    const markers = await validate(projector({ kind: 'screen', surface }));
    expect(messagesAt(markers, 'surface.gain')).toEqual([
      'Enter the gain that the source prints, from 0.3 to 3.',
    ]);
    expect(messagesAt(markers, 'surface.rejectedPercent')).toEqual([
      'Enter the percentage that the source prints, from 0 to 95.',
    ]);
    expect(messagesAt(markers, 'surface.material')).toHaveLength(1);
    expect(messagesAt(markers, 'surface.evidence')).toEqual(['Name the page that prints these figures.']);
  });

  test('refuses a product that links nowhere [3-27]', async () => {
    const markers = await validate(projector({ searchPhrase: undefined }));
    expect(messagesAt(markers, 'searchPhrase')).toEqual([expect.stringContaining('leads nowhere')]);
    expect(await validate(projector({ searchPhrase: undefined, marketplaceId: 'B000000001' }))).toEqual([]);
  });

  test('accepts either a price tier or a price text [3-28 9-14]', async () => {
    expect(messagesAt(await validate(projector({ priceTier: undefined })), 'priceTier')).toHaveLength(1);
    expect(await validate(projector({ priceTier: undefined, priceText: 'from $20' }))).toEqual([]);
  });

  test('accepts price tiers from $ to $$$$ [9-14]', async () => {
    for (const priceTier of ['$', '$$', '$$$', '$$$$'])
      expect(await validate(projector({ priceTier }))).toEqual([]);
    for (const priceTier of ['$$$$$', '0'])
      expect(messagesAt(await validate(projector({ priceTier })), 'priceTier')).not.toEqual([]);
  });
});

describe('related guides', () => {
  test('refuses a guide related to itself', async () => {
    const markers = await validate(guide('one', { related: [listed('article-one')] }));
    expect(messagesAt(markers, 'related')).toEqual([expect.stringContaining('related to itself')]);
  });

  test('advises against circular relations and names the guides', async () => {
    const back = guide('two', { related: [listed('article-one')] });
    const markers = await validate(guide('one', { related: [listed('article-two')] }), [back]);
    expect(messagesAt(markers, 'related', 'warning')).toEqual([
      expect.stringContaining('"About two" lead only back'),
    ]);
    const onward = [
      guide('two', { related: [listed('article-one'), listed('article-three')] }),
      guide('three'),
    ];
    expect(await validate(guide('one', { related: [listed('article-two')] }), onward)).toEqual([]);
  });
});

describe('singletons', () => {
  const settings = {
    _type: 'siteSettings',
    brand: 'A site',
    associateTag: 'a-site-20',
    description: 'About projectors.',
    disclosure: 'Paid link.',
    disclaimer: 'We earn.',
    copyrightYear: 2025,
  };

  test('refuses a second document, whatever its id', async () => {
    const second = await validate({ _id: 'copy-of-settings', ...settings });
    expect(second.map(({ message }) => message)).toEqual([expect.stringContaining('Delete this one')]);
    const first = await validate({ _id: 'siteSettings', ...settings }, [{ _id: 'other', ...settings }]);
    expect(first.map(({ message }) => message)).toEqual([
      expect.stringContaining('more documents of this kind'),
    ]);
    expect(await validate({ _id: 'siteSettings', ...settings })).toEqual([]);
  });
});

describe('tables', () => {
  test('names a row with too few cells', async () => {
    const table = {
      _type: 'dataTable',
      _key: 't',
      caption: 'Distances',
      columns: ['Size', 'Distance'],
      rows: [
        { _type: 'dataTableRow', _key: 'a', cells: ['80', '7.0 ft'] },
        { _type: 'dataTableRow', _key: 'b', cells: ['100'] },
      ],
    };
    const markers = await validate(guide('one', { body: [table] }));
    expect(messagesAt(markers, 'body.[].rows')).toEqual([expect.stringContaining('Row 2')]);
  });
});

describe('site checks at the field', () => {
  test('an exact price, a blank name and a future date prevent publishing', async () => {
    const markers = await validate(projector({ priceText: '$199.99', name: '   ' }));
    expect(messagesAt(markers, 'priceText')).toEqual([expect.stringContaining('Write a range')]);
    expect(messagesAt(markers, 'name')).toEqual([expect.stringContaining('only spaces')]);
    expect(messagesAt(await validate(guide('one', { updatedOn: '2999-01-01' })), 'updatedOn')).toEqual([
      expect.stringContaining('still to come'),
    ]);
  });

  test('advises about values left from another kind, at fields that become visible', async () => {
    const markers = await validate(projector({ category: { _type: 'reference', _ref: 'category-one' } }), [
      { _id: 'category-one', _type: 'accessoryCategory' },
    ]);
    expect(messagesAt(markers, 'category', 'warning')).toEqual([expect.stringContaining('still lists it')]);
    expect(markers.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test("a home page without a heading can't be published", async () => {
    const sections = [{ _type: 'comparison', _key: 'c', heading: 'Side by side' }];
    const markers = await validate({ _id: 'homePage', _type: 'homePage', sections });
    expect(messagesAt(markers, 'sections')).toEqual([expect.stringContaining('Add an intro banner')]);
  });
});

/** Messages at a product with a rating. */
async function rated(more: object): Promise<string[]> {
  const markers = await validate(projector({ rating: 4.5, ...more }));
  return markers.map(({ level, at, message }) => `${level} ${at}: ${message}`);
}

describe('samples and their evidence', () => {
  test("a sample can be published and its mark says what readers won't see", async () => {
    const markers = await validate(projector({ rating: 4.5, sample: true }));
    expect(markers).toEqual([
      { at: 'sample', level: 'warning', message: expect.stringContaining('The live site never shows them') },
    ]);
  });

  test('an unmarked rating requires a source other than a shop page', async () => {
    expect(await rated({ sample: false })).toEqual([
      expect.stringContaining('error ratingSource: Say where this rating comes from'),
    ]);
    const ratingSource = { _type: 'opinionSource', collectedBy: 'Our survey', collectedOn: '2026-10-01' };
    expect(await rated({ ratingSource })).toEqual([]);
    expect(
      await rated({ ratingSource: { ...ratingSource, address: 'https://www.amazon.com/dp/B000000001' } }),
    ).toEqual([expect.stringContaining("error ratingSource: A shop's stars")]);
  });
});

function redirect(more: object): CheckedDocument {
  return { _id: 'redirect-a', _type: 'redirect', from: '/a', ...more };
}

function row(key: string, ...cells: string[]) {
  return { _type: 'dataTableRow', _key: key, cells };
}

/** A guide with one table as its text. */
function table(columns: string[], ...rows: object[]): CheckedDocument {
  return guide('one', { body: [{ _type: 'dataTable', _key: 't', caption: 'Gains', columns, rows }] });
}

async function said(document: CheckedDocument): Promise<string> {
  return (await validate(document)).map(({ message }) => message).join(' ');
}

describe('redirects, pages and tables', () => {
  test('checks a redirect against the others and reports each problem once', async () => {
    expect(await validate(redirect({ href: '/glossary' }))).toEqual([]);
    const circle = await validate(redirect({ href: '/b' }), [
      { _id: 'redirect-b', _type: 'redirect', from: '/b', href: '/a' },
    ]);
    expect(messagesAt(circle, 'href', 'error')).toEqual([expect.stringContaining('/a → /b → /a')]);
    const taken = await validate(redirect({ from: '/blog/one', href: '/glossary' }), [guide('one')]);
    expect(messagesAt(taken, 'from')).toEqual([expect.stringContaining('"About one" is or was')]);
    expect(messagesAt(await validate(redirect({ from: 'a b', href: '/glossary' })), 'from')).toEqual([
      expect.stringContaining('Start with /'),
    ]);
    expect(messagesAt(await validate(redirect({})), 'page')).toEqual([
      expect.stringContaining('Choose the page'),
    ]);
    const own = { ...redirect({ href: '/glossary' }), _id: 'drafts.redirect-a' };
    expect(await validate(own, [redirect({ href: '/blog' })])).toEqual([]);
  });

  test('requires text or a section, and an effective date for text', async () => {
    const bare = await validate(infoPage('summer', { body: undefined, updatedOn: undefined }));
    expect(messagesAt(bare, 'body')).toEqual([expect.stringContaining('give it a section')]);
    expect(messagesAt(bare, 'updatedOn')).toEqual([expect.stringContaining('takes effect')]);
    const sections = [{ _type: 'prose', _key: 'w', heading: 'Words', body: infoPage('x')['body'] }];
    expect(await validate(infoPage('summer', { body: undefined, updatedOn: undefined, sections }))).toEqual(
      [],
    );
  });

  test('names an empty row and a column without a heading', async () => {
    expect(await validate(table(['', 'Gain'], row('a', 'Dark', '1.0')))).toEqual([]);
    expect(await said(table(['Room', ''], row('a', 'Dark', '1.0')))).toContain('heading of column 2');
    expect(await said(table(['Room', 'Gain'], row('a', 'Dark', '1.0'), row('b', '', '')))).toContain(
      'Row 2 is empty',
    );
  });

  test('reports a missing slug once and refuses a theme that reuses an id of the page', async () => {
    const markers = await validate(guide('one', { slug: undefined }));
    expect(markers.filter(({ at }) => at.startsWith('slug')).map(({ message }) => message)).toEqual([
      'Press Generate, or type the last part of the address.',
    ]);
    const theme = {
      _id: 'theme',
      _type: 'seasonalTheme',
      title: 'Roots',
      slug: { _type: 'slug', current: 'root' },
    };
    expect(messagesAt(await validate(theme), 'slug')).toEqual([
      expect.stringContaining('The site uses "root"'),
    ]);
  });
});
