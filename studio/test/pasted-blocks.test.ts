// @vitest-environment jsdom
/** What comes from the clipboards of Google Docs, Word and a browser, as an editor sees it in a guide. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasStructure, pastedBlocks, type FindPage, type PastedBlock } from '../src/writing/pasted-blocks.ts';

const SITE = 'http://localhost:5000';
const nowhere: FindPage = async () => null;
const findGuide: FindPage = async (path) => (path === '/blog/brightness-guide' ? 'article-brightness' : null);

function clipboard(name: string): string {
  return readFileSync(join(import.meta.dirname, 'fixture/clipboard', `${name}.clipboard`), 'utf8');
}

const paste = (html: string, findPage = nowhere) => pastedBlocks(html, { siteUrl: SITE, findPage });

interface Words {
  text: string;
  marks: string[];
}

/** A block in a line: its kind, and its words with what marks them. */
function told(block: PastedBlock): string {
  if (block._type === 'dataTable') {
    const { columns, rows } = block as unknown as { columns: string[]; rows: { cells: string[] }[] };
    return `table: ${[columns, ...rows.map(({ cells }) => cells)].map((cells) => cells.join(', ')).join(' / ')}`;
  }
  const { style, listItem, level, children, markDefs } = block as unknown as {
    style: string;
    listItem?: string;
    level?: number;
    children: Words[];
    markDefs: { _key: string; _type: string; href?: string; target?: { _ref: string } }[];
  };
  const kind = listItem ? `${listItem} ${level}` : style;
  const words = children.map(({ text, marks }) => {
    const names = marks.map((mark) => {
      const link = markDefs.find(({ _key }) => _key === mark);
      return link ? `${link._type} ${link.href ?? link.target?._ref}` : mark;
    });
    return names.length === 0 ? text : `[${text}](${names.join(' ')})`;
  });
  return `${kind}: ${words.join('')}`;
}

const lines = async (html: string, findPage?: FindPage) => (await paste(html, findPage)).map(told);

describe.each(['google-docs', 'word', 'web-page'])('pasted from %s', (name) => {
  test('headings, marks, links, lists and tables stay', async () => {
    expect(hasStructure(clipboard(name))).toBe(true);
    expect(await lines(clipboard(name))).toEqual([
      'h2: Choosing a screen',
      'normal: A screen [beats](strong) a wall, says [this test](externalLink https://example.org/screens).',
      'h3: What to look for',
      'bullet 1: Gain',
      'bullet 2: 1.0 for dark rooms',
      'number 1: Measure the wall',
      'table: Room, Gain / Dark, 1.0',
    ]);
  });

  test('looks and foreign marks go, and keys are new with each paste', async () => {
    const [once, again] = [await paste(clipboard(name)), await paste(clipboard(name))];
    expect(JSON.stringify(once)).not.toMatch(/style=|Mso|font-|google\.com|class=/);
    const keys = [...once, ...again].map(({ _key }) => _key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('links', () => {
  test('one to a page of this site follows the document; where none is, it stays an address', async () => {
    const html = `<p><a href="${SITE}/blog/brightness-guide">here</a> or <a href="/nowhere">there</a></p>`;
    expect(await lines(html, findGuide)).toEqual([
      'normal: [here](internalLink article-brightness) or [there](externalLink /nowhere)',
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '#top', ''])(
    '%j is words, and no link',
    async (href) => {
      expect(await lines(`<p>a <a href="${href}">trap</a></p>`)).toEqual(['normal: a trap']);
    },
  );

  test('one with a place on the page or a query stays as it is', async () => {
    expect(await lines(`<p><a href="${SITE}/blog/brightness-guide?y=1">a</a></p>`, findGuide)).toEqual([
      `normal: [a](externalLink ${SITE}/blog/brightness-guide?y=1)`,
    ]);
  });
});

describe('tables', () => {
  test('a spanning cell leaves the next empty, empty rows go, and a caption stays', async () => {
    const html =
      '<table><caption>Gains</caption><tr><td>Room</td><td>Gain</td><td>Size</td></tr><tr><td></td><td> </td><td></td></tr>' +
      '<tr><td colspan="2">Dark</td><td>100"</td></tr></table>';
    const [table] = await paste(html);
    expect(table && told(table)).toBe('table: Room, Gain, Size / Dark, , 100"');
    expect(table?.['caption']).toBe('Gains');
  });

  test('one of a single column only placed its text, which is read on', async () => {
    expect(await lines('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).toEqual([
      'normal: One',
      'normal: Two',
    ]);
  });
});

test('plain words are left to the editor', () => {
  expect(hasStructure('<meta charset="utf-8"><span style="color:red">words</span>')).toBe(false);
});

test('headings of any levels become the two of the site', async () => {
  expect(await lines('<h3>A</h3><h4>B</h4><h6>C</h6><h3>D</h3>')).toEqual([
    'h2: A',
    'h3: B',
    'h3: C',
    'h2: D',
  ]);
});
