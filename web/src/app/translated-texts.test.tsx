// @vitest-environment jsdom
/** A translated page after its texts changed. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { keepTranslatedTexts } from './translated-texts.ts';

beforeAll(keepTranslatedTexts);
afterEach(cleanup);

/** Two texts in one element, which React changes in place. */
function Distance({ feet }: { feet: number }) {
  return (
    <p role="status">
      {feet} feet <b>from the wall</b>
    </p>
  );
}

function font(words: string): Element {
  const element = document.createElement('font');
  element.textContent = words;
  return element;
}

const texts = () => [...screen.getByRole('status').childNodes].filter((node) => node instanceof Text);
const written = () => screen.getByRole('status').textContent;

test.each([
  ['in one step', (text: Text) => text.replaceWith(font(`«${text.data}»`))],
  [
    'in two steps',
    (text: Text) => {
      text.before(font(`«${text.data}»`));
      text.remove();
    },
  ],
])('shows what React writes after a text was replaced %s', async (_how, replace) => {
  const { rerender } = render(<Distance feet={9} />);
  for (const text of texts()) replace(text);
  expect(written()).toBe('«9»« feet »from the wall');
  await act(async () => rerender(<Distance feet={14} />));
  expect(written()).toBe('14« feet »from the wall');
  for (const text of texts()) replace(text);
  await act(async () => rerender(<Distance feet={20} />));
  expect(written()).toBe('20« feet »from the wall');
});

test('leaves texts alone that React takes away', async () => {
  const { rerender } = render(<p role="status">Loading</p>);
  await act(async () => rerender(<p role="status" />));
  expect(written()).toBe('');
});
