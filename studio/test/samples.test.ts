// @vitest-environment jsdom
/** Samples in the Studio: their removal and the notice above them. */
import { createClient } from '@sanity/client';
import { studioTheme, ThemeProvider } from '@sanity/ui';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { InputProps } from 'sanity';
import { expect, test } from 'vitest';
import { SampleNotice } from '../src/samples/sample-notice.tsx';
import { stripFailure, stripTransaction } from '../src/samples/strip.ts';
import { SAMPLES_TEXTS } from '../src/samples/texts.ts';

test('removes samples, including quotes, only at the counted revision', () => {
  const client = createClient({ projectId: 'lumen', apiVersion: '2026-01-01', useCdn: false });
  const transaction = stripTransaction(client, {
    products: [{ _id: 'p', _rev: 'p1', badge: null }],
    quotes: [{ _id: 'q', _rev: 'q1' }],
    pages: [{ _id: 'home', _rev: 'h1', sections: [{ _key: 'k', quotes: [{ _ref: 'q' }] }] }],
    others: [],
  });
  expect(transaction.serialize()).toMatchObject([
    { patch: { id: 'p', ifRevisionID: 'p1' } },
    { patch: { id: 'home', ifRevisionID: 'h1' } },
    { patch: { id: 'q', ifRevisionID: 'q1' } },
    { delete: { id: 'q' } },
  ]);
});

const refusal = (statusCode: number) => Object.assign(new Error('refused'), { statusCode });

test('says that nothing was removed only after a conflict', () => {
  expect(SAMPLES_TEXTS[stripFailure(refusal(409))]).toContain('nothing was taken out');
  for (const error of [refusal(403), refusal(500), new TypeError('Failed to fetch'), undefined])
    expect(SAMPLES_TEXTS[stripFailure(error)]).not.toContain('nothing was taken out');
});

/** The part of the form's properties that the notice uses. */
function formProps(sample: boolean): InputProps {
  return {
    path: [],
    value: { _type: 'customerQuote', sample },
    schemaType: { jsonType: 'object' },
    renderDefault: () => createElement('input'),
  } as unknown as InputProps;
}

test('switching "Sample" does not move the form', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (sample: boolean) => {
    const form = createElement(SampleNotice, formProps(sample));
    act(() => root.render(createElement(ThemeProvider, { theme: studioTheme }, form)));
    return place.querySelector('input');
  };
  const input = show(false);
  expect(place.textContent).toBe('');
  input?.focus();
  expect(show(true)).toBe(input);
  expect(place.textContent).toContain('The live site never shows');
  expect(document.activeElement).toBe(input);
  act(() => root.unmount());
});
