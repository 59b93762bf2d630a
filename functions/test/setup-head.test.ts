/** The head of the gallery's page for one setup. Members' text must be escaped. */
import { expect, test } from 'vitest';
import { withSetupHead, type HeadSetup } from '../src/setup-head.ts';

const SITE = 'https://lumen.example';

/** As the build writes it. */
const TEMPLATE = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<title>User Projector Setups Gallery | Lumen &amp; Throw</title>',
  '<meta name="description" content="Projector setups."/>',
  '<link rel="canonical" href="https://lumen.example/inspiration/gallery"/>',
  '<meta property="og:url" content="https://lumen.example/inspiration/gallery"/>',
  '<meta property="og:type" content="website"/>',
  '<meta property="og:title" content="User Projector Setups Gallery | Lumen &amp; Throw"/>',
  '<meta property="og:description" content="Projector setups."/>',
  '<meta property="og:site_name" content="Lumen &amp; Throw"/>',
  '<meta property="og:image" content="https://cdn.example/general.jpg"/>',
  '<meta property="og:image:width" content="1200"/>',
  '<meta property="og:image:height" content="630"/>',
  '<meta property="og:image:alt" content="A room"/>',
  '<meta name="twitter:card" content="summary_large_image"/>',
  '<style>a{}</style></head><body><h1>User Projector Setups Gallery</h1></body></html>',
].join('');

const SETUP: HeadSetup = {
  id: 'demoSetup00000000020',
  title: 'Four seats, one finish line',
  description: 'A long wall.\n\nAnd a short throw.',
  location_city: '',
  location_state: '',
  location_country: '',
  size_tag: 'Large',
  type_tag: 'Gaming',
  projector_model: '',
  screen_size_inches: 120,
  images: ['setups/maya/1-abc.jpg'],
  user_display_name: 'Maya Okafor',
  created_by: 'maya',
  is_featured_month: false,
  featured_month: null,
  like_count: 31,
  createdAt: '2026-11-02T10:00:00.000Z',
};

const headOf = (changes: Partial<HeadSetup> = {}): string =>
  withSetupHead(TEMPLATE, { ...SETUP, ...changes }, SITE);

/** The value of the only tag with a key. */
function meta(html: string, key: string): string | undefined {
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"\/>/g)];
  const values = found.filter(([, name]) => name === key).map(([, , content]) => content);
  expect(values.length).toBeLessThan(2);
  return values[0];
}

/** What a browser parses as tags. */
const tags = (html: string) => html.match(/<[a-z/!][^\s>]*/gi);

test("has the setup's title, text, URL and picture, once each", () => {
  const html = headOf();
  expect(html.match(/<title>.*?<\/title>/g)).toEqual([
    '<title>Four seats, one finish line | Lumen &amp; Throw</title>',
  ]);
  expect(meta(html, 'description')).toBe('A long wall. And a short throw.');
  expect(meta(html, 'og:title')).toBe('Four seats, one finish line | Lumen &amp; Throw');
  expect(meta(html, 'og:description')).toBe('A long wall. And a short throw.');
  expect(meta(html, 'og:url')).toBe(`${SITE}/inspiration/gallery?id=demoSetup00000000020`);
  expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
    `<link rel="canonical" href="${SITE}/inspiration/gallery?id=demoSetup00000000020"/>`,
  ]);
  expect(meta(html, 'og:image')).toBe(`${SITE}/api/setup-picture/demoSetup00000000020.jpg`);
  expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
  expect(meta(html, 'og:image:alt')).toBe('Four seats, one finish line');
  expect(meta(html, 'og:site_name')).toBe('Lumen &amp; Throw');
  expect(meta(html, 'twitter:card')).toBe('summary_large_image');
});

test('leaves the body and the rest of the head unchanged', () => {
  const html = headOf();
  expect(html.startsWith('<!doctype html><html lang="en"><head><meta charset="utf-8">')).toBe(true);
  expect(html).toContain('<style>a{}</style>');
  expect(html.endsWith('</head><body><h1>User Projector Setups Gallery</h1></body></html>')).toBe(true);
});

test("a month's page has its own title and URL, and search engines may list it", () => {
  const template = TEMPLATE.replace('<style>', '<meta name="robots" content="noindex"/><style>');
  const place = { path: '/inspiration/gallery/months/2026-11', title: 'Four seats: November' };
  const html = withSetupHead(template, SETUP, SITE, place);
  expect(meta(html, 'og:title')).toBe('Four seats: November | Lumen &amp; Throw');
  expect(meta(html, 'og:url')).toBe(`${SITE}/inspiration/gallery/months/2026-11`);
  expect(meta(html, 'og:image')).toBe(`${SITE}/api/setup-picture/demoSetup00000000020.jpg`);
  expect(meta(html, 'robots')).toBeUndefined();
  expect(JSON.parse(/id="linked-setup">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({
    ...place,
    id: SETUP.id,
  });
});

test('uses the general picture for a setup without one', () => {
  const html = headOf({ images: [] });
  expect(meta(html, 'og:image')).toBe('https://cdn.example/general.jpg');
  expect(meta(html, 'og:image:alt')).toBe('A room');
  expect(html).not.toContain('/api/setup-picture/');
});

test('structured data names the author and the date', () => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(headOf())?.[1] ?? '';
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: `${SITE}/inspiration/gallery?id=demoSetup00000000020`,
    headline: 'Four seats, one finish line',
    text: 'A long wall.\n\nAnd a short throw.',
    datePublished: '2026-11-02T10:00:00.000Z',
    author: { '@type': 'Person', name: 'Maya Okafor', url: `${SITE}/members/maya` },
    image: `${SITE}/api/setup-picture/demoSetup00000000020.jpg`,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: 31,
    },
  });
});

test.each([
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</title><img src=x onerror=alert(1)>',
  '</head><body>',
  '<!-- --><script>',
  '$& $` $1',
  '&quot;&lt;script&gt;',
  '\u2028</script>',
])("escapes members' text: %s", (words) => {
  const html = headOf({ title: words, description: words, user_display_name: words });
  const plain = headOf({ title: 'x', description: 'x', user_display_name: 'x' });
  // As many elements as with a plain word.
  expect(tags(html)).toEqual(tags(plain));
  expect(JSON.parse(/id="linked-setup">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({
    title: words,
  });
});

test('cuts a long description between two words', () => {
  const description = meta(headOf({ description: 'word '.repeat(100) }), 'description') ?? '';
  expect(description.length).toBeLessThanOrEqual(201);
  expect(description.endsWith('word…')).toBe(true);
});

test('refuses a page without a head', () => {
  expect(() => withSetupHead('<p>Busy</p>', SETUP, SITE)).toThrow('The page has no head.');
});
