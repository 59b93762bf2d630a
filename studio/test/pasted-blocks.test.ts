// @vitest-environment jsdom
/** Content from the clipboards of writing programs and a browser, as an editor sees it in a guide. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHtml, siteBlocks, withoutTitle, type FindPage } from '../src/writing/pasted-blocks.ts';
import { htmlOfText } from '../src/writing/pasted-text.ts';
import { told } from './fixture/told.ts';

const SITE = 'http://localhost:5000';
const nowhere: FindPage = async () => null;
const findGuide: FindPage = async (path) => (path === '/blog/brightness-guide' ? 'article-brightness' : null);

function clipboard(name: string): string {
  return readFileSync(join(import.meta.dirname, 'fixture/clipboard', `${name}.clipboard`), 'utf8');
}

const paste = (html: string, findPage = nowhere) =>
  siteBlocks(readHtml(html).blocks, { siteUrl: SITE, findPage });

const lines = async (html: string, findPage?: FindPage) => (await paste(html, findPage)).map(told);

describe.each(['google-docs', 'word', 'word-online', 'notion', 'web-page'])('pasted from %s', (name) => {
  test('keeps headings, marks, links, lists and tables', async () => {
    expect(await lines(clipboard(name))).toEqual([
      'h2: Choosing a screen',
      'normal: A screen [beats](strong) a wall, says [this test](externalLink https://example.org/screens).',
      // Above it is the title of the whole, but the page was copied below its title.
      `${name === 'web-page' ? 'h3' : 'h2'}: What to look for`,
      'bullet 1: Gain',
      'bullet 2: 1.0 for dark rooms',
      'number 1: Measure the wall',
      'table: Room, Gain / Dark, 1.0',
    ]);
  });

  test('drops styling and foreign marks, and generates new keys for each paste', async () => {
    const [once, again] = [await paste(clipboard(name)), await paste(clipboard(name))];
    expect(JSON.stringify(once)).not.toMatch(/style=|Mso|font-|google\.com|class=/);
    const keys = [...once, ...again].map(({ _key }) => _key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('links', () => {
  test('references the document when one has the linked page, and keeps the URL otherwise', async () => {
    const html = `<p><a href="${SITE}/blog/brightness-guide">here</a> or <a href="/nowhere">there</a></p>`;
    expect(await lines(html, findGuide)).toEqual([
      'normal: [here](internalLink article-brightness) or [there](externalLink /nowhere)',
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '#top', ''])(
    'pastes %j as plain words without a link',
    async (href) => {
      expect(await lines(`<p>a <a href="${href}">trap</a></p>`)).toEqual(['normal: a trap']);
    },
  );

  test('keeps a link with a fragment or query unchanged', async () => {
    expect(await lines(`<p><a href="${SITE}/blog/brightness-guide?y=1">a</a></p>`, findGuide)).toEqual([
      `normal: [a](externalLink ${SITE}/blog/brightness-guide?y=1)`,
    ]);
  });
});

describe('tables', () => {
  test('pads a spanning cell, drops empty rows and keeps the caption', async () => {
    const html =
      '<table><caption>Gains</caption><tr><td>Room</td><td>Gain</td><td>Size</td></tr><tr><td></td><td> </td><td></td></tr>' +
      '<tr><td colspan="2">Dark</td><td>100"</td></tr></table>';
    const [table] = await paste(html);
    expect(table && told(table)).toBe('table: Room, Gain, Size / Dark, , 100"');
    expect(table?.['caption']).toBe('Gains');
  });

  test('joins headings that span columns with those below them', async () => {
    const html =
      '<table><tr><td rowspan=2>Room</td><td colspan=2>Lumens</td></tr><tr><td>min</td><td>max</td></tr>' +
      '<tr><td>Dark</td><td>1000</td><td>2000</td></tr></table>';
    expect(await lines(html)).toEqual(['table: Room, Lumens min, Lumens max / Dark, 1000, 2000']);
  });

  test('reads a table whose spans reach past its edges', async () => {
    const html =
      '<table><tr><td rowspan=9 colspan=0>A</td><td colspan=99>B</td></tr><tr><td>C</td></tr></table>';
    expect(await lines(html)).toEqual(['table: A, B / A, C']);
  });

  test('unwraps a single-column table that only served as layout', async () => {
    expect(await lines('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).toEqual([
      'normal: One',
      'normal: Two',
    ]);
  });
});

/** A table of crosses. */
function crosses(rows: number, columns: number) {
  return readHtml(`<table>${`<tr>${'<td>x</td>'.repeat(columns)}</tr>`.repeat(rows)}</table>`);
}

test('a table leaves out what is too much, and says so', () => {
  expect(crosses(3, 12).leftOut).toEqual([]);
  const wide = crosses(3, 13);
  expect(wide.leftOut).toEqual([
    '1 column of the table left out: it may have 12 columns and 200 rows. Paste the rest into another table.',
  ]);
  expect(wide.blocks[0]?.['columns']).toHaveLength(12);
  const long = crosses(202, 2);
  expect(long.leftOut).toEqual([expect.stringMatching(/^2 rows of the table left out/)]);
  expect(long.blocks[0]?.['rows']).toHaveLength(199);
});

describe('words that markup alone keeps apart', () => {
  test.each([
    ['paragraphs in a list item', '<ul><li><p>a</p><p>b</p></li></ul>', ['bullet 1: a\nb']],
    ['boxes in a list item', '<ul><li><div>a</div><div>b</div></li></ul>', ['bullet 1: a\nb']],
    ['paragraphs in a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', ['blockquote: a\nb']],
    ['a definition list', '<dl><dt>Gain</dt><dd>1.0</dd></dl>', ['normal: Gain', 'normal: 1.0']],
    ['a line break', '<ul><li>a<br>b</li></ul>', ['bullet 1: a\nb']],
  ])('stay apart: %s', async (_, html, expected) => {
    expect(await lines(html)).toEqual(expected);
  });
});

describe('headings', () => {
  test('of Word for the web are paragraphs with a role', async () => {
    const html =
      '<p role="heading" aria-level="1">Screens</p><p>Words</p><p role="heading" aria-level="2">Gain</p>';
    expect(await lines(html)).toEqual(['h2: Screens', 'normal: Words', 'h2: Gain']);
  });
});

test('sections of a whole article are headings beside its title', async () => {
  expect(await lines('<h1>Title</h1><p>Words</p><h2>A</h2><h3>B</h3><h2>C</h2>')).toEqual([
    'h2: Title',
    'normal: Words',
    'h2: A',
    'h3: B',
    'h2: C',
  ]);
  expect(await lines('<h1>A</h1><h2>B</h2><h2>C</h2><h1>D</h1>')).toEqual([
    'h2: A',
    'h3: B',
    'h3: C',
    'h2: D',
  ]);
});

/** The title that a document gets, and what stays in its text. */
async function taken(html: string, title: string, isEmpty: boolean) {
  const { blocks, title: given } = withoutTitle(readHtml(html).blocks, { title, isEmpty });
  return { given, lines: (await siteBlocks(blocks, { siteUrl: SITE, findPage: nowhere })).map(told) };
}

describe('the title of a pasted article', () => {
  const article = '<h1>Screens, compared</h1><p>Words</p><h2>Gain</h2>';
  const sections = ['normal: Words', 'h2: Gain'];
  test.each([
    ['moves to an empty document', article, '', true, 'Screens, compared', sections],
    ['goes where the document has the same', article, 'screens compared ', false, null, sections],
    [
      'stays where the document has another',
      article,
      'Walls',
      true,
      null,
      ['h2: Screens, compared', ...sections],
    ],
    ['stays where there are words already', article, '', false, null, ['h2: Screens, compared', ...sections]],
    ['is none of two', '<h1>A</h1><p>B</p><h1>C</h1>', '', true, null, ['h2: A', 'normal: B', 'h2: C']],
    ['is none alone', '<h1>A</h1>', '', true, null, ['h2: A']],
  ] as const)('%s', async (_, html, title, isEmpty, given, expected) => {
    expect(await taken(html, title, isEmpty)).toEqual({ given, lines: [...expected] });
  });
});

test("maps headings of any level to the site's two", async () => {
  expect(await lines('<h3>A</h3><h4>B</h4><h6>C</h6><h3>D</h3>')).toEqual([
    'h2: A',
    'h3: B',
    'h3: C',
    'h2: D',
  ]);
});

describe('plain text', () => {
  test.each<[name: string, text: string, lines: string[]]>([
    ['lines of words', 'One\nA second\n\nA third', ['normal: One', 'normal: A second', 'normal: A third']],
    ['lines from Windows', 'One\r\nTwo', ['normal: One', 'normal: Two']],
    ['what looks like HTML', 'a <b>\n& "c"', ['normal: a <b>', 'normal: & "c"']],
    ['headings of Markdown', '# Screens\nWords\n\n## Gain', ['h2: Screens', 'normal: Words', 'h2: Gain']],
    ['a bullet list', '- one\n- two\n  - in', ['bullet 1: one', 'bullet 1: two', 'bullet 2: in']],
    ['a numbered list', '1. one\n2. two', ['number 1: one', 'number 1: two']],
    ['a quote', '> Said so', ['blockquote: Said so']],
    [
      'bold and italic words',
      'A **dark** and *quiet* room',
      ['normal: A [dark](strong) and [quiet](em) room'],
    ],
    [
      'a link',
      '[the test](https://example.com/a)',
      ['normal: [the test](externalLink https://example.com/a)'],
    ],
    [
      'a link to a page of this site',
      `[Light](${SITE}/blog/brightness-guide)`,
      ['normal: [Light](internalLink article-brightness)'],
    ],
    ['a link that runs code', '[x](javascript:alert(1))', ['normal: x']],
    ['a table', '| Room | Lux |\n|---|---|\n| Dark | 1 |', ['table: Room, Lux / Dark, 1']],
  ])('is read: %s', async (_, text, expected) => {
    expect(await lines(htmlOfText(text) ?? '', findGuide)).toEqual(expected);
  });

  test.each(['one line of words', 'a line break at its end\n', '5 - 3 = 2', 'Costs $5* a month', ''])(
    'is left to the editor: %j',
    (text) => {
      expect(htmlOfText(text)).toBeNull();
    },
  );
});
