import { expect, test } from 'vitest';
import { linkTerms, TERM_MARK, type LinkableBlock, type MentionedTerm } from './term-links.ts';

function paragraph(text: string, more: Partial<LinkableBlock> = {}): LinkableBlock {
  return {
    _type: 'block',
    _key: text.slice(0, 8),
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
    ...more,
  };
}

function term(name: string, ...spellings: string[]): MentionedTerm {
  return { term: name, slug: name.replaceAll(' ', '-'), spellings };
}

/** The linked words with their targets. */
function links(blocks: readonly LinkableBlock[]): string[] {
  return blocks.flatMap((block) => {
    const targets = new Map(
      (block.markDefs ?? [])
        .filter(({ _type }) => _type === TERM_MARK)
        .map((definition) => [definition._key, (definition as unknown as { slug: string }).slug]),
    );
    return (block.children ?? []).flatMap(({ text, marks }) =>
      (marks ?? []).flatMap((mark) => (targets.has(mark) ? [`${text} > ${targets.get(mark)}`] : [])),
    );
  });
}

/** All words of a block, joined. */
function words(block: LinkableBlock | undefined): string {
  return (block?.children ?? []).map(({ text }) => text).join('');
}

test('links only the first mention and keeps each word', () => {
  const text = 'Lumens first. More lumens later, and a throw ratio.';
  const linked = linkTerms(
    [paragraph(text), paragraph('Again lumens.')],
    [term('lumens'), term('throw ratio')],
  );
  expect(links(linked)).toEqual(['Lumens > lumens', 'throw ratio > throw-ratio']);
  expect(linked.map(words)).toEqual([text, 'Again lumens.']);
});

test('prefers a longer term to one inside it', () => {
  const linked = linkTerms(
    [paragraph('Read the ANSI lumens, not the lumens.')],
    [term('lumens'), term('ANSI lumens')],
  );
  expect(links(linked)).toEqual(['ANSI lumens > ANSI-lumens', 'lumens > lumens']);
});

test('links other spellings and plurals, but not parts of words', () => {
  const linked = linkTerms(
    [paragraph('Submarines and HDRx have nothing. UST models, nits and a fan-nit.')],
    [term('ultra short throw', 'UST'), term('nit'), term('HDR'), term('marine')],
  );
  expect(links(linked)).toEqual(['UST > ultra-short-throw', 'nits > nit']);
});

test('does not change headings, quotations, links and other blocks', () => {
  const blocks = [
    paragraph('HDR', { style: 'h2' }),
    paragraph('HDR', { style: 'blockquote' }),
    paragraph('HDR', {
      markDefs: [{ _type: 'externalLink', _key: 'm' }],
      children: [{ _type: 'span', _key: 's', text: 'HDR', marks: ['m'] }],
    }),
    { _type: 'figure', _key: 'f' },
    paragraph('Nothing here.'),
  ];
  expect(linkTerms(blocks, [term('HDR')])).toEqual(blocks);
});

test('treats special characters of patterns as text', () => {
  const linked = linkTerms(
    [paragraph('What is 4:3 (a+b)? And [x.')],
    [term('4:3'), term('(a+b)'), term('[x'), term('.*')],
  );
  expect(links(linked)).toEqual(['4:3 > 4:3', '(a+b) > (a+b)', '[x > [x']);
  expect(links(linkTerms([paragraph('text')], [{ term: null, slug: 'x', spellings: [null, ' '] }]))).toEqual(
    [],
  );
});
