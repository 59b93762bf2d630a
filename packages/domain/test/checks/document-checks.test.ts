/** Each check of a document, with one error at a time in a correct document. */
import { describe, expect, test } from 'vitest';
import { latestDay, monthsBefore } from '../../src/checks/days.ts';
import { CHECK_NAMES, checkDocument, DOCUMENT_CHECKS } from '../../src/checks/document-checks.ts';
import { linkAddressProblem } from '../../src/checks/link-targets.ts';
import { pathText, type CheckContext, type CheckedDocument } from '../../src/checks/problem.ts';
import { siteIndexOf } from '../../src/checks/site-index.ts';

const TODAY = '2026-11-23';

type Fields = Readonly<Record<string, unknown>>;

function text(words: string): Fields {
  return { _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 's', text: words, marks: [' '] }] };
}

function guide(more: Fields = {}): CheckedDocument {
  return {
    _id: 'article-one',
    _type: 'article',
    title: 'About one',
    slug: { _type: 'slug', current: 'one' },
    body: [text('Words.'), text('')],
    updatedOn: '2026-11-01',
    cover: { _type: 'picture', asset: { _ref: 'image-a' }, alt: 'A projector on a table.' },
    ...more,
  };
}

function product(more: Fields = {}): CheckedDocument {
  return { _id: 'product-one', _type: 'product', name: 'A screen', kind: 'screen', ...more };
}

/** A model whose sources were read on some days. */
function model(days: readonly string[], more: Fields = {}): CheckedDocument {
  return {
    _id: 'projector-one',
    _type: 'projector',
    noise: days.map((seen) => ({ _type: 'numberFigure', evidence: { _type: 'evidence', seen } })),
    ...more,
  };
}

/** A status, with the day on which its source was read. */
function status(value: string, seen?: string): Fields {
  return { status: [{ status: value, evidence: { seen } }] };
}

/** A noise that its source doubts, or not. */
function noise(doubted: boolean): Fields {
  return { noise: [{ _key: 'k', evidence: { doubted } }] };
}

function home(...sections: readonly Fields[]): CheckedDocument {
  return { _id: 'homePage', _type: 'homePage', sections };
}

/** What an editor reads: severity, field and sentence. */
function told(document: CheckedDocument, others?: readonly CheckedDocument[]): string[] {
  const context: CheckContext = {
    today: TODAY,
    ...(others ? { site: siteIndexOf([document, ...others]) } : {}),
  };
  return checkDocument(document, context).map(
    ({ severity, path, sentence }) => `${severity} ${pathText(path)}: ${sentence}`,
  );
}

const one = (start: string) => [expect.stringContaining(start)];

test('reports nothing for correct documents', () => {
  expect(told(guide())).toEqual([]);
  expect(told(product())).toEqual([]);
});

test('every check has its own title', () => {
  const titles = CHECK_NAMES.map((name) => DOCUMENT_CHECKS[name].title);
  expect(new Set(titles).size).toBe(titles.length);
});

describe('blank texts', () => {
  test("counts a line with only a projector's figure as text", () => {
    const children = [{ _type: 'projectorFigure', _key: 'f', figure: 'weight' }];
    expect(told(guide({ body: [{ _type: 'block', _key: 'a', style: 'normal', children }] }))).toEqual([]);
  });

  test('refuses a title of spaces and a text of empty lines', () => {
    expect(told(guide({ title: '   ' }))).toEqual(one('error title: There are only spaces here.'));
    expect(told(guide({ body: [text(' '), text('')] }))).toEqual(one("error body: This text doesn't have"));
  });

  test('accepts an empty line between others', () => {
    expect(told(guide({ body: [text('Words.'), text(' '), text('More.')] }))).toEqual([]);
  });
});

describe('dates', () => {
  test.each(['2026-02-31', '2025-13-01', '2026-1-2'])('refuses %s as a date', (updatedOn) => {
    expect(told(guide({ updatedOn }))).toEqual(one("updatedOn: This isn't a day"));
  });

  test.each([
    ['publishedOn', { publishedOn: '2026-11-24', updatedOn: '2026-11-24' }],
    ['sources[k].seen', { sources: [{ _key: 'k', seen: '2026-11-24' }] }],
  ])('refuses a future date at %s', (at, more) => {
    expect(told(guide(more))).toContainEqual(
      expect.stringContaining(`error ${at}: This day is still to come`),
    );
  });

  test('accepts today in every time zone', () => {
    expect(told(guide({ updatedOn: TODAY }))).toEqual([]);
    expect(latestDay(Date.parse('2026-11-23T09:59:59Z'))).toBe('2026-11-23');
    expect(latestDay(Date.parse('2026-11-23T10:00:00Z'))).toBe('2026-11-24');
  });

  test('refuses a value that is not a date', () => {
    expect(told(guide({ updatedOn: 'last May' }))).toEqual(one("error updatedOn: This isn't a day."));
  });

  test('accepts a publication date before or on the review date', () => {
    expect(told(guide({ publishedOn: '2026-01-02', updatedOn: '2026-01-02' }))).toEqual([]);
    expect(told(guide({ publishedOn: '2026-01-02', updatedOn: '2026-01-01' }))).toEqual(
      one('error publishedOn'),
    );
  });

  test('explains how to set an invalid review date, which nobody can type', () => {
    const again = [expect.stringMatching(/ Mark it as reviewed again\.$/)];
    expect(told(guide({ updatedOn: 'last May' }))).toEqual(again);
    expect(told(guide({ updatedOn: '2026-11-24' }))).toEqual(again);
    expect(told(guide({ publishedOn: '2026-11-02' }))).toEqual(again);
    const terms = (updatedOn: string) => ({ ...guide({ updatedOn }), _id: 'info-terms', _type: 'infoPage' });
    expect(told(terms('last May')).join()).toContain('Choose the day the facts');
    expect(told(terms('2025-11-22')).join()).toContain('then update the date.');
  });

  test('reports a guide without a review; other texts need none', () => {
    expect(told(guide({ updatedOn: undefined }))).toEqual(one('warning updatedOn: Nobody has reviewed'));
    expect(told(product())).toEqual([]);
  });

  test('a review is overdue after a year, not on the day', () => {
    expect(told(guide({ updatedOn: monthsBefore(TODAY, 12) }))).toEqual([]);
    expect(told(guide({ updatedOn: '2025-11-22' }))).toEqual(
      one('warning updatedOn: The last review was on'),
    );
  });

  test.each([1, 3, 6, 24])('a document with a review interval of %i months is overdue after it', (months) => {
    const reviewEvery = months;
    expect(told(guide({ updatedOn: monthsBefore(TODAY, months), reviewEvery }))).toEqual([]);
    const before = new Date(Date.parse(monthsBefore(TODAY, months)) - 86_400_000).toISOString().slice(0, 10);
    expect(told(guide({ updatedOn: before, reviewEvery }))).toEqual(
      one('warning updatedOn: The last review was on'),
    );
  });
});

describe('the sources of a projector', () => {
  test('are read again after a year, or as often as its editor chose', () => {
    expect(told(model([TODAY, monthsBefore(TODAY, 12)]))).toEqual([]);
    // A figure that was corrected today renews no other.
    expect(told(model([TODAY, '2025-11-22']))).toEqual(
      one('warning reviewEvery: A source was last read on 2025-11-22'),
    );
    expect(told(model([monthsBefore(TODAY, 3)], { reviewEvery: 3 }))).toEqual([]);
    expect(told(model(['2026-08-22'], { reviewEvery: 3 }))).toEqual(
      one('warning reviewEvery: A source was last read on 2026-08-22'),
    );
  });

  test('have no review before one was read', () => {
    expect(told(model([]))).toEqual([]);
  });

  test('are asked for the status again after a year, or as often as the editor chose', () => {
    expect(told(model([], status('current', monthsBefore(TODAY, 12))))).toEqual([]);
    expect(told(model([], status('current', '2025-11-22')))).toEqual(
      one('warning status: This status was read on 2025-11-22. Open the maker'),
    );
    expect(told(model([], { ...status('current', '2026-08-22'), reviewEvery: 3 }))).toEqual(
      one('warning status: This status was read on 2026-08-22'),
    );
    expect(told(model([], status('current')))).toEqual(one('warning status: Nobody knows when'));
  });

  test('are not asked again whether a discontinued model is made', () => {
    expect(told(model([], status('discontinued', '2020-01-01')))).toEqual([]);
  });

  test('with a doubt are listed at the doubt', () => {
    expect(told(model([], noise(false)))).toEqual([]);
    expect(told(model([], noise(true)))).toEqual(
      one('warning noise[k].evidence.doubted: The source doubts this figure'),
    );
  });

  test.each([
    ['http://example.com/review', 'This address is not encrypted'],
    ['https://www.smarthome724.com/review', 'smarthome724.com was read on 2026-11-22'],
    ['https://dev.example.com/review', 'dev.example.com is a host of drafts'],
    ['https://example.com/', 'This is the front page'],
  ])('are doubtful at %s', (address, sentence) => {
    const cited = [{ _key: 'k', evidence: { _type: 'evidence', address } }];
    expect(told(model([], { noise: cited }))).toEqual(one(`warning noise[k].evidence.address: ${sentence}`));
  });

  test('on a doubtful page are told once, with their number', () => {
    const evidence = { _type: 'evidence', address: 'http://example.com/review' };
    expect(told(model([], { noise: [{ _key: 'k', evidence }], weight: [{ evidence }] }))).toEqual([
      expect.stringMatching(/^warning noise\[k\]\.evidence\.address: .* stands behind 2 figures\.$/),
    ]);
  });

  test.each(['https://example.com/review', 'https://example.com/?p=12', 'https://device.com/a', ''])(
    'are fine at "%s"',
    (address) => {
      expect(told(model([], { noise: [{ evidence: { _type: 'evidence', address } }] }))).toEqual([]);
    },
  );
});

describe('prices', () => {
  test.each(['$199.99', '$199', '€ 20'])('refuses %s as exact', (priceText) => {
    expect(told(product({ priceText }))).toEqual(one('error priceText: Write a range'));
  });

  test.each(['from $20 a gallon', '$300 to $800', 'under $500', '$$'])(
    'accepts %s as a range',
    (priceText) => {
      expect(told(product({ priceText }))).toEqual([]);
    },
  );

  test('refuses an exact amount in any text, and a range that starts at one', () => {
    expect(told(product({ description: 'Now for $1,199.95!' }))).toEqual(
      one('error description: Round this'),
    );
    expect(told(product({ priceText: 'from $19.99' }))).toEqual(one('error priceText'));
  });
});

const described = (alt?: string) => told(guide({ cover: { _type: 'picture', asset: {}, alt } }));

describe('pictures', () => {
  test('a picture needs an alt text', () => {
    expect(described()).toEqual(one('error cover.alt: Describe the picture'));
    expect(described('Too short')).toEqual(one('warning cover.alt: Say a little more'));
    expect(described('Picture of a screen in a yard')).toEqual(one('warning cover.alt: Leave out'));
    expect(described('x'.repeat(181))).toEqual(one('warning cover.alt: Keep it under 180'));
  });

  test('an empty picture field needs none', () => {
    expect(told(guide({ cover: { _type: 'picture' } }))).toEqual([]);
  });
});

describe('titles in search results', () => {
  const settings = { _id: 'siteSettings', _type: 'siteSettings', brand: 'Brand' };

  test("counts the site's name toward the limit when known", () => {
    expect(told(guide({ title: 'x'.repeat(45) }))).toEqual(one('warning title: Search results cut off'));
    expect(told(guide({ title: 'x'.repeat(52) }), [settings])).toEqual([]);
    expect(told(guide({ title: 'x'.repeat(53) }), [settings])).toEqual(one('warning title'));
  });

  test('prefers a shorter title for search engines', () => {
    expect(told(guide({ title: 'x'.repeat(60), seoTitle: 'Short' }))).toEqual([]);
    expect(told(guide({ seoTitle: 'x'.repeat(45) }))).toEqual(one('warning seoTitle'));
  });
});

describe('links', () => {
  test('treats a malformed percent sign as a missing page', () => {
    const broken = { _type: 'linkButton', _key: 'l', label: 'On', href: '/blog/100%' };
    expect(told(guide({ body: [broken] }), [])).toEqual(one('There is no page at /blog/100%'));
  });

  const leading = (link: Fields) => guide({ callToAction: { _type: 'linkButton', label: 'Go', ...link } });
  const two = { ...guide({ slug: { current: 'two' }, aliases: ['old-two'] }), _id: 'article-two' };

  test('refuses a link to a deleted page, to no page and to nothing', () => {
    expect(told(leading({ page: { _ref: 'gone' } }), [])).toEqual(one('error callToAction.page: What this'));
    expect(told(leading({ page: { _ref: 'faq' } }), [{ _id: 'faq', _type: 'faq' }])).toEqual(
      one("error callToAction.page: What this leads to doesn't have a page"),
    );
    expect(told(leading({ href: '/blog/gone' }), [])).toEqual(
      one('error callToAction.href: There is no page'),
    );
    expect(told(leading({}), [])).toEqual(one('error callToAction.href: This link leads nowhere'));
    expect(told(leading({ href: 'javascript:alert(1)' }), [])).toEqual(
      one('error callToAction.href: Use a page'),
    );
  });

  test.each([
    'https://www.amazon.com/dp/B000000000?tag=other-20',
    'https://amzn.to/3abc',
    'https://a.co/d/3abc',
    'https://bhpho.to/3abc',
    'http://smile.amazon.co.uk/x',
    'https://www.WALMART.com/ip/1',
  ])('refuses a link to a shop, which would have no tag and no notice: %s', (href) => {
    expect(told(leading({ href }), [])).toEqual(one('error callToAction.href: This address is a shop'));
    const marked = { ...text('Words'), markDefs: [{ _key: 'm', _type: 'externalLink', href }] };
    expect(told(guide({ body: [marked] }), [])).toEqual(one('This address is a shop'));
  });

  test.each(['https://exa mple.com/a', 'https://example.com/a b', '/blog one', 'a b'])(
    'refuses an address with a space: %s',
    (href) => {
      expect(told(leading({ href }), [])).toEqual(one('error callToAction.href: An address has no spaces'));
    },
  );

  test.each([
    'https://amazon.example.com/',
    'https://www.epson.com/amazon.com',
    'mailto:a@amazon.com',
    '/blog',
  ])('takes no other address for a shop: %s', (href) => {
    expect(linkAddressProblem(href)).toBeNull();
  });

  test('warns about a link to a former URL and gives the present one', () => {
    expect(told(leading({ href: '/blog/old-two' }), [two])).toEqual(
      one('warning callToAction.href: This page moved to /blog/two'),
    );
    expect(told(leading({ href: '/blog/two?x=1#y' }), [two])).toEqual([]);
  });

  test.each(['/', '/#comparison', '/inspiration/gallery', 'https://example.org/', 'mailto:a@example.org'])(
    'accepts %s',
    (href) => {
      expect(told(leading({ href }), [])).toEqual([]);
    },
  );

  test('accepts a link to a draft; a reference to a deleted document is an error', () => {
    const draft = { ...two, _id: 'drafts.article-two' };
    expect(told(leading({ page: { _ref: 'article-two' } }), [draft])).toEqual([]);
    expect(told(guide({ related: [{ _key: 'k', _ref: 'gone' }] }), [])).toEqual(one('error related[k]'));
  });
});

describe('the home page', () => {
  const banner = { _key: 'b', _type: 'introBanner' };
  const table = { _key: 'c', _type: 'comparison' };

  test('needs one heading and one comparison', () => {
    expect(told(home(banner, table))).toEqual([]);
    expect(told(home(table))).toEqual(one('error sections: Add an intro banner'));
    expect(told(home(banner))).toEqual(one('error sections: Add the comparison table'));
    expect(told(home(banner, table, { ...banner, _key: 'd' }))).toEqual(
      one('error sections[d]: Remove this banner'),
    );
    expect(told(home(banner, table, { ...table, _key: 'd' }))).toEqual(
      one('error sections[d]: Remove this table'),
    );
  });

  test('refuses an empty section and a comparison without rows', () => {
    const quotes = { _key: 'q', _type: 'quotes', quotes: [] };
    expect(told(home(banner, table, quotes))).toEqual(one('error sections[q].quotes: This section is empty'));
    expect(told(home(banner, table), [])).toEqual(one('warning sections: The comparison has no rows'));
    expect(told(home(banner, table), [{ _id: 'row', _type: 'comparisonRow' }])).toEqual([]);
  });
});

test('warns about values left over from a change of kind', () => {
  const category = { _ref: 'category-screens' };
  expect(told(product({ kind: 'projector', category }))).toEqual(
    one('warning category: This is a projector'),
  );
  expect(told(product({ specifications: { lumens: 500 } }))).toEqual(
    one('warning specifications: Only projectors'),
  );
  expect(told(product({ specifications: { _type: 'x', smart: false } }))).toEqual([]);
  expect(told(product({ projector: { _ref: 'p' } }))).toEqual(one('warning projector: Only a projector'));
  expect(told(product({ modelKind: 'portable' }))).toEqual(one('warning modelKind: Only a projector'));
  expect(told(product({ kind: 'projector', modelKind: 'portable' }))).toEqual([]);
  expect(told(product({ kind: 'speaker', surface: { gain: 1 } }))).toEqual(
    one('warning surface: Only a screen'),
  );
  expect(told(product({ kind: 'screen', surface: { gain: 1 } }))).toEqual([]);
});

test("warns when a search phrase contradicts the product's resolution", () => {
  const specifications = { resolution: '4K' };
  const asked = (searchPhrase: string) => told(product({ kind: 'projector', specifications, searchPhrase }));
  expect(asked('portable 1080p')).toEqual(one('warning searchPhrase: The product has 4K'));
  expect(asked('4k laser')).toEqual([]);
});

const menu = (link: Fields) => ({ _id: 'navigation', _type: 'navigation', links: [link] });

test('warns about a page or product that nothing leads to; a menu link, alias or category is enough', () => {
  const page = { _id: 'p', _type: 'infoPage', title: 'Press', slug: { current: 'press' } };
  const link = { _type: 'navigationLink', _key: 'k' };
  expect(told(page, [])).toEqual(one('warning : No page or menu links here'));
  expect(told({ ...page, unlisted: true }, [])).toEqual([]);
  expect(told(page, [menu({ ...link, href: '/press' })])).toEqual([]);
  expect(told(page, [menu({ ...link, href: '/press/#team' })])).toEqual([]);
  const moved = { ...page, aliases: ['papers'] };
  expect(told(moved, [menu({ ...link, href: '/papers' })])).toEqual([]);
  expect(told({ ...page, _id: 'drafts.p' }, [menu({ ...link, page: { _ref: 'p' } })])).toEqual([]);
  expect(told(product(), [])).toEqual(one('warning : No page shows this product'));
  expect(told(product({ category: { _ref: 'c' } }), [{ _id: 'c', _type: 'accessoryCategory' }])).toEqual([]);
});

describe('the origin of a rating, a quote and a count', () => {
  const origin = { collectedBy: 'Our survey of readers', collectedOn: '2026-10-01' };

  test('a rating that is not a sample needs its collector and date', () => {
    expect(told(product({ rating: 4.5 }))).toEqual(one('error ratingSource: Say where this rating'));
    expect(told(product({ reviewsText: '212 readers asked' }))).toEqual(one('error ratingSource'));
    expect(told(product({ rating: 4.5, ratingSource: { collectedBy: ' x' } }))).toEqual(
      one('error ratingSource.collectedOn: Choose the day'),
    );
    expect(told(product({ rating: 4.5, ratingSource: { collectedOn: '2026-10-01' } }))).toEqual(
      one('error ratingSource.collectedBy: Say who'),
    );
    expect(told(product({ rating: 4.5, ratingSource: origin }))).toEqual([]);
  });

  test.each([
    { address: 'https://www.amazon.com/dp/B000000001' },
    { address: 'https://amzn.to/x' },
    { address: 'https://www.walmart.com/ip/1' },
    { collectedBy: 'Amazon reviews' },
  ])("refuses to copy a shop's stars: %o", (more) => {
    expect(told(product({ rating: 4.5, ratingSource: { ...origin, ...more } }))).toEqual(
      one("error ratingSource: A shop's stars"),
    );
    const sample = told(product({ rating: 4.5, sample: true, ratingSource: { ...origin, ...more } }));
    expect(sample).toContainEqual(expect.stringContaining("error ratingSource: A shop's stars"));
  });

  test("accepts a URL that only looks like a shop's", () => {
    const ratingSource = { ...origin, address: 'https://notamazon.com/' };
    expect(told(product({ rating: 4.5, ratingSource }))).toEqual([]);
  });

  test('a quote needs its origin and a permission', () => {
    const quote = { _id: 'q', _type: 'customerQuote', text: 'It is quiet.', author: 'Kim' };
    expect(told(quote)).toEqual([
      expect.stringContaining('error source: Say where this quote'),
      expect.stringContaining('error permission: Say who allowed'),
    ]);
    expect(told({ ...quote, source: origin, permission: 'By e-mail on 2026-10-01' })).toEqual([]);
    expect(told({ ...quote, sample: true })).toEqual(one('warning sample: This quote is a sample'));
  });

  test('a buyer count needs a month and evidence, and expires with the month', () => {
    const badge = '3000+ bought this month';
    expect(told(product({ badge, sample: true }))).toContainEqual(
      expect.stringContaining('error badgeMonth: Give the month'),
    );
    expect(told(product({ badge, badgeMonth: '2026-11', sample: true }))).toEqual(one('warning sample'));
    expect(told(product({ badge, badgeMonth: '2026-12', sample: true }))).toContainEqual(
      expect.stringContaining('error badgeMonth: This month is still to come'),
    );
    expect(told(product({ badge, badgeMonth: '2026-11' }))).toEqual(one('error ratingSource'));
    expect(told(product({ badge, badgeMonth: '2026-10', ratingSource: origin }))).toEqual(
      one('warning badge: This count ended with 2026-10'),
    );
  });

  test('a text with a placeholder stays a sample', () => {
    const body = [{ _type: 'callout', _key: 'c', title: 'To be completed', text: 'Names.' }];
    const page = { _id: 'info', _type: 'infoPage', title: 'About', body };
    expect(told(page)).toEqual(one('error sample: A box still says "To be completed"'));
    expect(told({ ...page, sample: true })).toEqual(one('warning sample: This text is a sample'));
  });
});

const mountsPage = (...groups: readonly Fields[]): CheckedDocument => ({
  _id: 'category-mounts',
  _type: 'accessoryCategory',
  title: 'Mounts',
  slug: { _type: 'slug', current: 'mounts' },
  groups,
});
const group = (_key: string, heading: string, ...ids: string[]): Fields => ({
  _key,
  heading,
  products: ids.map((_ref) => ({ _key: _ref, _ref })),
});
const productOf = (id: string, category: string) =>
  product({ _id: id, name: id, kind: 'mount', category: { _ref: category } });
describe('groups of products', () => {
  const mounts = [productOf('arm', 'category-mounts'), productOf('cart', 'category-mounts')];

  test('accepts a page without groups, and products that are each in one group', () => {
    expect(told(mountsPage(), mounts)).toEqual([]);
    expect(told(mountsPage(group('a', 'Arms', 'arm'), group('b', 'Carts', 'cart')), mounts)).toEqual([]);
  });

  test('refuses a repeated heading', () => {
    expect(told(mountsPage(group('a', 'Arms', 'arm'), group('b', ' arms', 'cart')))).toEqual(
      one('error groups[b].heading: Another group has this heading.'),
    );
  });

  test('refuses a product in two groups', () => {
    expect(told(mountsPage(group('a', 'Arms', 'arm'), group('b', 'Carts', 'arm')))).toEqual(
      one('error groups[b].products[arm]: This product is in another group already.'),
    );
  });

  test('reports products of another page and products in no group', () => {
    const others = [...mounts, productOf('cloth', 'category-cases')];
    expect(told(mountsPage(group('a', 'Arms', 'cloth', 'arm')), others)).toEqual([
      expect.stringContaining("warning groups[a].products[cloth]: This page doesn't list the product"),
      'warning groups: These products are in no group and stand at the end: cart.',
    ]);
  });
});
function redirect(from: string, more: Fields = {}): CheckedDocument {
  return { _id: `redirect-${from}`, _type: 'redirect', from, href: '/blog', ...more };
}

describe('redirects', () => {
  const page = { ...guide({ aliases: ['first'] }), title: 'About one' };

  test.each([
    ['', 'Write the address that readers come from'],
    ['summer', 'Start with /'],
    ['https://other.example/summer', 'Start with /'],
    ['/summer sale', 'Start with /'],
    ['/summer/', 'Start with /'],
    ['/sum*', 'Start with /'],
    ['/:slug', 'Start with /'],
    ['//other.example', 'Start with /'],
    [`/${'x'.repeat(200)}`, 'An address has at most 200'],
    ['/blog', 'The site uses /blog itself'],
    ['/admin', 'The site uses /admin itself'],
    ['/assets/app.js', 'The site uses /assets/app.js itself'],
    ['/robots.txt', 'The site uses /robots.txt itself'],
  ])('refuses a redirect from %j', (from, sentence) => {
    expect(told(redirect(from))).toEqual(one(`error from: ${sentence}`));
  });

  test.each(['/summer-sale', '/old/page.html', '/tools', '/2019/best_of~2'])(
    'accepts a redirect from %s',
    (from) => {
      expect(told(redirect(from), [])).toEqual([]);
    },
  );

  test.each([
    'mailto:us@example.org',
    'http://other.example/',
    'https://other.example/a:b',
    'javascript:alert(1)',
    'https://exa mple.com/a',
  ])('refuses a redirect to %s, in one sentence', (href) => {
    expect(told(redirect('/summer', { href }), [])).toEqual(one('error href: Use a page of this site'));
  });

  test('refuses a redirect from an existing page or its old URL, by name', () => {
    for (const from of ['/blog/one', '/blog/first'])
      expect(told(redirect(from), [page])).toEqual(one('error from: "About one" is or was at this address'));
  });

  test('refuses two redirects from one URL, one to itself, and a loop of three', () => {
    const second = redirect('/a', { _id: 'second' });
    const site = siteIndexOf([redirect('/a', { _id: 'first' }), second]);
    expect(checkDocument(second, { today: TODAY, site }).map(({ sentence }) => sentence)).toEqual(
      one('Another redirect starts at this address already'),
    );
    expect(told(redirect('/a', { href: '/a?x=1' }))).toEqual(one('error href: This leads to itself'));
    const circle = told(redirect('/a', { href: '/b' }), [
      redirect('/b', { href: '/c' }),
      redirect('/c', { href: '/a' }),
    ]);
    expect(circle).toContainEqual(
      'error href: Readers would go in a circle: /a → /b → /c → /a. Lead to a page instead.',
    );
  });

  test('accepts an existing target and warns about another redirect', () => {
    expect(told(redirect('/a', { href: '/blog/none' }), [])).toEqual(one('error href: There is no page at'));
    expect(told(redirect('/a', { href: undefined, page: { _ref: 'gone' } }), [])).toContainEqual(
      expect.stringContaining('error page: What this leads to is gone'),
    );
    expect(told(redirect('/a', { href: '/b' }), [redirect('/b')])).toEqual(
      one('warning href: This address leads on to /blog'),
    );
    expect(told(redirect('/a', { href: undefined, page: { _ref: 'article-one' } }), [page])).toEqual([]);
  });

  test('warns about a link to a redirected URL, which is not a dead link', () => {
    const link = { _type: 'navigationLink', _key: 'k', href: '/a' };
    expect(told(menu(link), [redirect('/a')])).toEqual(one('warning links[k].href: This address leads on'));
    expect(told(menu(link), [])).toEqual(one('error links[k].href: There is no page at /a'));
  });
});

function free(...sections: readonly Fields[]): CheckedDocument {
  return { _id: 'p', _type: 'infoPage', title: 'Summer', sections };
}

test('reports an empty section of a free page, which needs no banner or comparison', () => {
  expect(told(free({ _type: 'prose', _key: 'a', heading: 'Words' }))).toEqual([]);
  expect(told(free({ _type: 'guideCards', _key: 'a', articles: [] }))).toEqual(
    one('error sections[a].articles: This section is empty'),
  );
});

/** A text of the gallery, and an editor's replacement. */
function galleryText(text: string | undefined, key = 'gallery/featured'): CheckedDocument {
  return { _id: 'drafts.siteTexts-gallery', _type: 'siteTexts', texts: [{ _key: 'a', key, text }] };
}

describe('site texts', () => {
  test.each([
    ['Room of the Month', []],
    // Twice the length of the default of 18 characters, or 40 characters more.
    ['x'.repeat(58), []],
    ['x'.repeat(59), ['warning texts[a].text: The default has 18 characters, this has 59.']],
    ['', ['error texts[a].text: There are no words here.']],
    [undefined, ['error texts[a].text: There are no words here.']],
    ['   ', ['error texts[a].text: There are only spaces here.']],
    ['Room of\nthe Month', ['error texts[a].text: This text stands on one line.']],
  ])('refuses %j as a text', (text, sentences) => {
    expect(told(galleryText(text))).toEqual(sentences.map((start) => expect.stringContaining(start)));
  });

  test('accepts twice the length of a long default', () => {
    const key = 'gallery/metaDescription';
    expect(told(galleryText('x'.repeat(228), key))).toEqual([]);
    expect(told(galleryText('x'.repeat(229), key))).toEqual(
      one('warning texts[a].text: The default has 114 characters'),
    );
  });

  test('warns about a removed text; refuses one of another group and a duplicate', () => {
    expect(told(galleryText('Words', 'gallery/gone'))).toEqual(
      one('warning texts[a].text: The site has no such text anymore'),
    );
    expect(told(galleryText('Words', 'account/title'))).toEqual(
      one('error texts[a].text: This text belongs to "Account & sign-in".'),
    );
    const texts = ['a', 'b'].map((_key) => ({ _key, key: 'gallery/title', text: 'Rooms' }));
    expect(told({ ...galleryText(''), texts })).toEqual(
      one('error texts[b].text: This text stands here twice.'),
    );
  });

  test('refuses a document of no group and accepts one without texts', () => {
    expect(told({ _id: 'siteTexts-kitchen', _type: 'siteTexts' })).toEqual(
      one('error : The site has no such group'),
    );
    expect(told({ _id: 'siteTexts-gallery', _type: 'siteTexts' })).toEqual([]);
  });
});
