// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { lensFromRatio } from '@lumen-throw/throw/lens';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PRESETS } from '../../../../test/fixture/presets.ts';
import { findPreset, type Preset } from '../state/presets.ts';
import { ProjectorField, SEARCHED_FROM } from './projector-field.tsx';

afterEach(cleanup);

/** The specification's four presets, followed by 56 models of 14 makers. */
const SIXTY: readonly Preset[] = [
  ...PRESETS,
  ...Array.from({ length: 56 }, (_, number): Preset => {
    const maker = `Maker ${String.fromCodePoint(65 + (number % 14))}`;
    return {
      id: `model-${number}`,
      name: `${maker} HC-${2000 + number * 10}`,
      ratio: { min: 1.2, max: 1.5 },
      aspect: '16:9',
      brand: maker,
      lens: lensFromRatio({ min: 1.2, max: 1.5 }, { chip: '16:9' }),
      light: { lumens: 2000, from: 'calibrated' },
      notes: null,
      page: null,
      isModel: true,
    };
  }),
];

const onChoose = vi.fn<(id: string) => void>();

function Held({ presets }: { presets: readonly Preset[] }) {
  const [value, setValue] = useState<Preset | null>(null);
  return (
    <form>
      <ProjectorField
        value={value}
        presets={presets}
        onChoose={(id) => {
          onChoose(id);
          setValue(findPreset(presets, id));
        }}
      />
    </form>
  );
}

function rendered(presets: readonly Preset[] = SIXTY): HTMLInputElement {
  onChoose.mockClear();
  render(<Held presets={presets} />);
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Projector' });
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(screen.getByRole('combobox'), { key, ...more });
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** The choice that the field names as the one for Enter. */
function active(): string | null | undefined {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.querySelector(`#${CSS.escape(id)}`)?.textContent;
}

test('uses a native select for a short list', () => {
  const select = rendered(PRESETS);
  expect(PRESETS.length + 1).toBeLessThan(SEARCHED_FROM);
  expect(select.tagName).toBe('SELECT');
  expect(names()).toEqual(['Custom', ...PRESETS.map(({ name }) => name)]);
  expect(screen.queryByRole('group')).toBeNull();
});

test("lists the specification's presets first and models under their heading", () => {
  const field = rendered();
  expect(field.tagName).toBe('INPUT');
  expect(field.value).toBe('Custom');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(names()).toEqual([]);
  fireEvent.click(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(names()).toHaveLength(61);
  expect(names().slice(0, 5)).toEqual(['Custom', ...PRESETS.map(({ name }) => name)]);
  const list = screen.getByRole('listbox', { name: 'Projector' });
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  const models = within(list).getByRole('group', { name: 'Real models' });
  expect(within(models).getAllByRole('option')).toHaveLength(56);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Custom');
});

test('finds part of a name, and Enter chooses it', () => {
  const field = rendered();
  type('maker c 2020');
  expect(names()).toEqual(['Maker C HC-2020']);
  expect(active()).toBe('Maker C HC-2020');
  expect(screen.getByRole('status').textContent).toBe('One projector');
  expect(onChoose).not.toHaveBeenCalled();
  expect(press('Enter')).toBe(false);
  expect(onChoose.mock.calls).toEqual([['model-2']]);
  expect(field.value).toBe('Maker C HC-2020');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('ratio 1.2 to 1.5')).not.toBeNull();
  // Enter in a closed field belongs to the form.
  expect(press('Enter')).toBe(true);
});

test.each([
  ['tk 700', 'BenQ TK700'],
  ['TK-700', 'BenQ TK700'],
  ['épson 2250', 'Epson Home Cinema 2250'],
  ['hc2020', 'Maker C HC-2020'],
])('“%s” finds %s', (text, name) => {
  rendered();
  type(text);
  expect(names()).toContain(name);
});

test('says when nothing matches; Escape and blur restore the name', () => {
  const field = rendered();
  for (const [text, leave] of [
    ['zebra', () => press('Escape')],
    ['!?', () => fireEvent.blur(field)],
    ['zebra', () => press('Enter')],
  ] as const) {
    type(text);
    expect(names()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(
      'No projector by that name. Choose Custom to enter its throw ratio.',
    );
    leave();
    expect(field.value).toBe('Custom');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  }
  expect(onChoose).not.toHaveBeenCalled();
});

test('arrows open the list and wrap around, starting at the chosen option', () => {
  rendered();
  press('ArrowDown');
  expect(active()).toBe('Custom');
  press('ArrowUp');
  expect(active()).toBe('Maker N HC-2550');
  press('ArrowDown');
  press('ArrowDown');
  expect(active()).toBe('BenQ TK700');
  press('ArrowUp', { altKey: true });
  expect(names()).toEqual([]);
  press('ArrowDown', { altKey: true });
  press('ArrowDown');
  press('Enter');
  expect(onChoose.mock.calls).toEqual([['benq-tk700']]);
});

test('a click chooses, and a press keeps the focus in the field', () => {
  const field = rendered();
  fireEvent.click(field);
  const option = screen.getByRole('option', { name: 'Generic UST' });
  expect(fireEvent.pointerDown(option)).toBe(false);
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  expect(onChoose.mock.calls).toEqual([['generic-ust']]);
  expect(field.value).toBe('Generic UST');
});

test('keeps the choice from the native select that it replaces', () => {
  const field = rendered();
  const select = document.querySelector('select');
  if (!select) throw new Error('no select');
  expect(select.hidden).toBe(true);
  expect([...select.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Real models']);
  fireEvent.change(select, { target: { value: 'model-7' } });
  expect(onChoose.mock.calls).toEqual([['model-7']]);
  expect(field.value).toBe('Maker H HC-2070');
});
