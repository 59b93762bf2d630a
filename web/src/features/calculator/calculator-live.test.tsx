// @vitest-environment jsdom
/** Updates that follow a slider without React, compared with what React renders for the same calculation. */
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

/** Drags a slider as a user does; React may render later. */
function draw(name: string, value: number): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const field = slider(name);
  Reflect.set(HTMLInputElement.prototype, 'value', String(value), field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

/** An element's content without React's ids, which differ between pages. */
function markup(element: Element): string {
  const ids = new Map<string, number>();
  const html = element.innerHTML.replace(/_[Rr]_\w+_/g, (id) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `id${ids.get(id)}`;
  });
  return html.replaceAll('><', '>\n<');
}

/** Everything that the page shows, including the values of fields. */
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
  // A field's attribute is its initial value.
  for (const field of page.querySelectorAll('input')) field.removeAttribute('value');
  return `${JSON.stringify(values)}\n${markup(page)}`;
}

/** The drawing and the figures as they are now. */
function panel(): string {
  const figures = [...results().querySelectorAll('dl, svg')];
  return figures.map(markup).join('\n');
}

const inFeet = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Feet' }).checked;
const lower = () => screen.getByRole('region', { name: /Will it fit/ }).textContent;
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('shows a dragged size before React renders it @nightly', async () => {
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

test('keeps the latest dragged size while React renders an earlier one @nightly', async () => {
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

test('after any dragging, typing and choosing, the page equals a fresh one at the same address @nightly', async () => {
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
    await vi.waitFor(() => expect(location.search).toContain(`diag=${size}`), { timeout: 20_000 });
    const query = location.search;
    const reached = shown();
    await hydrated(query);
    expect({ query, panel: atOnce, page: reached }).toEqual({ query, panel: panel(), page: shown() });
  }
});
