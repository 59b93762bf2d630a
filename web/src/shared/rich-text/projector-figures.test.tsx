import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { figure, projectorContent } from '../../../test/fixture/projector.ts';
import type { QuotedProjector } from '../projectors/figure-text.ts';
import type { RichTextContent } from './rich-text-query.ts';
import { TextBlocks } from './text-blocks.tsx';

/** A sentence with a figure in its middle, as a page's query returns it. */
function sentence(projector: QuotedProjector | null): string {
  const body = [
    {
      _type: 'block',
      _key: 'b',
      style: 'normal',
      markDefs: [],
      children: [
        { _type: 'span', _key: '1', text: 'It weighs ', marks: [] },
        { _type: 'projectorFigure', _key: '2', figure: 'weight', diagonal: null, projector },
        { _type: 'span', _key: '3', text: ', stand included.', marks: [] },
      ],
    },
  ] as unknown as RichTextContent;
  return renderToStaticMarkup(
    <MemoryRouter>
      <TextBlocks body={body} />
    </MemoryRouter>,
  );
}

function words(markup: string): string {
  return markup.replaceAll(/<[^>]+>/g, '');
}

test('a figure appears in its sentence and links to its projector', () => {
  const markup = sentence(projectorContent({ weight: [figure(3, 'maker')] }));
  expect(words(markup)).toBe('It weighs 6.6 lb (3.0 kg), stand included.');
  expect(markup).toMatch(/<a [^>]*href="\/projectors\/acme-one"[^>]*>6\.6 lb \(3\.0 kg\)<\/a>/);
});

test('a missing figure leaves the name, and a projector without a page has no link', () => {
  expect(words(sentence(projectorContent()))).toBe('It weighs Acme One, stand included.');
  expect(sentence(projectorContent({ slug: null }))).not.toContain('<a ');
  expect(words(sentence(null))).toBe('It weighs , stand included.');
});
