// @vitest-environment jsdom
/** What follows a slider without React, held against what React draws of the same calculation. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CUSTOM_ID } from './state/presets.ts';
import { PRESETS } from '../../../test/fixture/presets.ts';
import {
  hydrated,
  inCalculatorPage,
  number,
  results,
  slider,
} from '../../../test/fixture/calculator-page.tsx';
import { draws } from '@lumen-throw/throw/testing/draws';

inCalculatorPage();

/** Draws a slider as a hand does: React may follow when it likes. */
function draw(name: string, value: number): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const field = slider(name);
  Reflect.set(HTMLInputElement.prototype, 'value', String(value), field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

/** What an element holds, without React's own ids, which differ from page to page. */
function markup(element: Element): string {
  const ids = new Map<string, number>();
  const html = element.innerHTML.replace(/_[Rr]_\w+_/g, (id) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `id${ids.get(id)}`;
  });
  return html.replaceAll('><', '>\n<');
}

/** Everything that the page shows, with the fields' values. */
function shown(): string {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main input, main select'),
  ];
  const values = controls.map((control) =>
    control instanceof HTMLInputElement && control.type === 'radio' ? control.checked : control.value,
  );
  const page = document.createElement('div');
  page.innerHTML = document.querySelector('main')?.innerHTML ?? '';
  for (const said of page.querySelectorAll('[role=status]')) said.textContent = '';
  // A field's attribute is where it started from.
  for (const field of page.querySelectorAll('input')) field.removeAttribute('value');
  return `${JSON.stringify(values)}\n${markup(page)}`;
}

/** The drawing and the figures, as they stand at this moment. */
function panel(): string {
  const figures = [...results().querySelectorAll('dl, svg')];
  return figures.map(markup).join('\n');
}

const inFeet = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Feet' }).checked;
const lower = () => screen.getByRole('region', { name: /Will it fit/ }).textContent;
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('a drawn size is shown at once, before React has drawn it', async () => {
  await hydrated('?preset=benq-tk700');
  const drawing = results().querySelector('svg')?.innerHTML;
  const before = lower();
  draw('Screen diagonal', 110);
  expect(number('Screen diagonal').value).toBe('110');
  expect(slider('Screen diagonal').getAttribute('aria-valuetext')).toBe('110 inches');
  expect(results().textContent).toContain('9.0 – 11.7 ft');
  expect(results().querySelector('desc')?.textContent).toContain('110 in');
  expect(results().querySelector('svg')?.innerHTML).not.toBe(drawing);
  expect(lower()).toBe(before);
  await vi.waitFor(() => expect(lower()).not.toBe(before));
  expect(number('Screen diagonal').value).toBe('110');
});

test('a size that is drawn on while React draws an earlier one stays where it is', async () => {
  await hydrated('?preset=benq-tk700');
  for (const size of [101, 102, 103]) {
    draw('Screen diagonal', size);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  draw('Screen diagonal', 104);
  await vi.waitFor(() => expect(location.search).toContain('diag=104'));
  expect(number('Screen diagonal').value).toBe('104');
  expect(slider('Screen diagonal').value).toBe('104');
  expect(results().querySelector('desc')?.textContent).toContain('104 in');
});

test('whatever is drawn, typed and chosen, the page shows what a fresh one shows for that address', async () => {
  const { pick, whole, between } = draws(60);
  const steps: [() => void, ...(() => void)[]] = [
    () => draw('Screen diagonal', whole(60, 200)),
    () => draw('Screen diagonal', whole(60, 200)),
    () => draw('Throw distance', Number(between(3, 7).toFixed(1))),
    () => fireEvent.keyDown(slider('Screen diagonal'), { key: pick(['PageUp', 'ArrowLeft']) }),
    () => fireEvent.change(number('Screen diagonal'), { target: { value: String(whole(60, 200)) } }),
    () => choose('Projector', pick([CUSTOM_ID, ...PRESETS.map(({ id }) => id)])),
    () => choose('Aspect Ratio', pick(['16:9', '4:3', '2.35:1'])),
    () => draw('Throw distance', inFeet() ? 10 : 3.05),
    () => fireEvent.click(screen.getByRole('radio', { name: pick(['Feet', 'Meters']) })),
    () => fireEvent.click(screen.getAllByRole('radio')[pick([0, 1])] ?? document.body),
  ];
  for (let round = 0; round < 12; round += 1) {
    await hydrated();
    for (let done = 0; done < 6; done += 1) pick(steps)();
    draw('Screen diagonal', whole(60, 200));
    const atOnce = panel();
    const size = number('Screen diagonal').value;
    fireEvent.blur(number('Screen diagonal'));
    await vi.waitFor(() => expect(location.search).toContain(`diag=${size}`), { timeout: 3000 });
    const query = location.search;
    const reached = shown();
    await hydrated(query);
    expect({ query, panel: atOnce, page: reached }).toEqual({ query, panel: panel(), page: shown() });
  }
}, 60_000);
