// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HOSTILE_QUERIES } from '../../../test/fixture/hostile-queries.ts';
import {
  hydrated,
  inCalculatorPage,
  number,
  results,
  slider,
} from '../../../test/fixture/calculator-page.tsx';

inCalculatorPage();

const type = (name: string, value: string) => fireEvent.change(number(name), { target: { value } });

test('hydrates without mismatches when there are no texts', async () => {
  const { differences } = await hydrated();
  expect(differences).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Projector Throw Calculator');
  expect(results().textContent).toContain('8.7 – 10.9 ft');
  expect(results().textContent).toContain('9 ft 10 in');
  expect(location.search).toBe('');
});

test('applies a query to the prerendered defaults without mismatches [2.14-24]', async () => {
  const { differences } = await hydrated('?mode=distance-to-size&units=m&dist=4&preset=benq-tk700&diag=90');
  expect(differences).not.toHaveBeenCalled();
  expect(number('Throw distance').value).toBe('4');
  expect(number('Screen diagonal').value).toBe('90');
  expect(results().textContent).toContain('124 – 160 in');
});

test.each(HOSTILE_QUERIES)('the hostile query %s shows the defaults [5-29]', async (hostile) => {
  const { differences } = await hydrated(`?${hostile}`);
  expect(differences).not.toHaveBeenCalled();
  expect(number('Screen diagonal').value).toBe('100');
  expect(results().textContent).toContain('9.8 ft');
  expect(results().textContent).toContain('8.7 – 10.9 ft');
  expect(document.querySelector('[onerror]')).toBeNull();
});

test('keeps what the visitor set before hydration', async () => {
  await hydrated('', (root) => {
    const diagonal = root.querySelector('input[name=diag]');
    const distance = root.querySelector('input[type=range][aria-label="Throw distance"]');
    const meters = root.querySelector('input[type=radio][value=m]');
    if (!diagonal || !distance || !meters) throw new Error('no fields');
    const fields = new Map<Element, string | boolean>();
    globalThis.startup = { hydrated: false, button: null, fields };
    fields.set(diagonal, '140').set(distance, '12').set(meters, true);
  });
  await vi.waitFor(() => expect(number('Screen diagonal').value).toBe('140'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Meters' }).checked).toBe(true);
  expect(number('Throw distance').value).toBe('3.66');
  await vi.waitFor(() => expect(location.search).toContain('units=m&diag=140&dist=3.6576'));
});

test('names a missing preset in a note until it is dismissed', async () => {
  const { differences } = await hydrated('?preset=gone&diag=120');
  const sentence =
    'This link asked for the projector “gone”, which is not in the list; shown is a custom projector, ratio 1.2 to 1.5.';
  expect(screen.getByText(sentence).closest('[role=status]')).not.toBeNull();
  expect(differences).not.toHaveBeenCalled();
  type('Screen diagonal', '130');
  expect(screen.queryByText(sentence)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss this note' }));
  expect(screen.queryByText(sentence)).toBeNull();
  expect(number('Screen diagonal').value).toBe('130');
});

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(slider('Screen diagonal'), { key, ...more });

test('arrows move one step, Page and Shift ten; other keys stay with the browser [2.14-5 9-37 9-38]', async () => {
  await hydrated();
  const diagonal = slider('Screen diagonal');
  for (const [pressed, more, value] of [
    ['ArrowRight', {}, '101'],
    ['ArrowUp', {}, '102'],
    ['ArrowLeft', {}, '101'],
    ['ArrowDown', {}, '100'],
    ['ArrowRight', { shiftKey: true }, '110'],
    ['ArrowDown', { shiftKey: true }, '100'],
    ['PageUp', {}, '110'],
    ['PageDown', {}, '100'],
  ] as const) {
    const isLeftToBrowser = press(pressed, more);
    const { value: typed } = number('Screen diagonal');
    expect([pressed, isLeftToBrowser, diagonal.value, typed]).toEqual([pressed, false, value, value]);
  }
  expect(press('ArrowLeft', { altKey: true })).toBe(true);
  expect(press('Home')).toBe(true);
  expect(press('End')).toBe(true);
  expect([diagonal.value, diagonal.min, diagonal.max]).toEqual(['100', '60', '200']);
  for (const [end, beyond] of [
    ['200', 'ArrowRight'],
    ['60', 'PageDown'],
  ] as const) {
    fireEvent.change(diagonal, { target: { value: end } });
    press(beyond);
    expect(diagonal.value).toBe(end);
    expect(number('Screen diagonal').value).toBe(end);
  }
});

test("the distance's slider moves by a tenth of a foot [2.14-6]", async () => {
  await hydrated();
  const distance = slider('Throw distance');
  fireEvent.keyDown(distance, { key: 'ArrowRight' });
  expect(distance.value).toBe('10.1');
  fireEvent.keyDown(distance, { key: 'PageUp' });
  expect(distance.value).toBe('11.1');
  expect(distance.getAttribute('aria-valuetext')).toBe('11.1 feet');
});

test('explains a number out of bounds at its field and changes nothing else', async () => {
  await hydrated();
  const before = results().textContent;
  const field = number('Screen diagonal');
  for (const text of ['300', '20', '5000']) {
    type('Screen diagonal', text);
    fireEvent.blur(field);
    expect(field.value).toBe(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(described('Screen diagonal')).toEqual([
      'Enter 60 to 200 in. Until then everything stays at 100 in.',
      '60 to 200 in',
    ]);
    expect(slider('Screen diagonal').value).toBe('100');
    expect(number('Throw distance').value).toBe('10');
    expect(results().textContent).toBe(before);
  }
  type('Screen diagonal', '110');
  expect(screen.queryByText(/Until then/)).toBeNull();
  expect(results().textContent).toContain('110 in');
});

/** Texts that describe a field. */
function described(name: string): (string | null | undefined)[] {
  const ids = (number(name).getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);
}

test('reads lengths as people write them and shows the value at the field', async () => {
  await hydrated('?mode=distance-to-size');
  for (const [text, shown] of [
    [`12' 6"`, '12.5'],
    ['12,5', '12.5'],
    ['12 ft 6 in', '12.5'],
    ['3.5 m', '11.5'],
    ['3,5 m', '11.5'],
  ] as const) {
    for (let typed = 1; typed <= text.length; typed += 1) {
      type('Throw distance', text.slice(0, typed));
      expect(number('Throw distance').value).toBe(text.slice(0, typed));
    }
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryAllByText(`= ${shown} ft`)).toHaveLength(text === '12,5' ? 0 : 1);
    expect(number('Throw distance').getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(number('Throw distance'));
    expect(number('Throw distance').value).toBe(shown);
    expect(screen.queryByText(/^= /)).toBeNull();
  }
  await vi.waitFor(() => expect(location.search).toContain('dist=11.4829'));
  type('Screen diagonal', '2.5 m');
  fireEvent.keyDown(number('Screen diagonal'), { key: 'Enter' });
  expect(number('Screen diagonal').value).toBe('98');
});

test('ignores an ambiguous length and explains the format when the field loses focus', async () => {
  await hydrated('?mode=distance-to-size');
  const before = results().textContent;
  type('Throw distance', '12 f');
  // No error while the visitor is still typing.
  expect(screen.queryByRole('alert')).toBeNull();
  type('Throw distance', '1,200');
  expect(results().textContent).toBe(before);
  fireEvent.blur(number('Throw distance'));
  expect(number('Throw distance').value).toBe('1,200');
  expect(number('Throw distance').getAttribute('aria-invalid')).toBe('true');
  expect(described('Throw distance')).toEqual([
    `Type it like 12.5, 12' 6" or 3.8 m. Until then everything stays at 10 ft.`,
    '2 to 25 ft',
  ]);
  expect(results().textContent).toBe(before);
  key('Throw distance', 'ArrowUp');
  expect(number('Throw distance').value).toBe('10.1');
});

test('explains the format after a pause, too', async () => {
  await hydrated('?units=m');
  type('Throw distance', '3 m 5');
  await vi.waitFor(
    () => {
      expect(screen.getByRole('alert').textContent).toContain(`Type it like 3.8, 380 cm or 12' 6".`);
    },
    { timeout: 20_000 },
  );
});

const key = (name: string, pressed: string, more: object = {}) =>
  fireEvent.keyDown(number(name), { key: pressed, ...more });

test('arrows step a text field from the typed value', async () => {
  await hydrated();
  type('Screen diagonal', '110');
  expect(key('Screen diagonal', 'ArrowUp')).toBe(false);
  expect(number('Screen diagonal').value).toBe('111');
  key('Screen diagonal', 'ArrowDown', { shiftKey: true });
  expect(number('Screen diagonal').value).toBe('101');
  key('Screen diagonal', 'PageUp');
  expect(number('Screen diagonal').value).toBe('111');
  key('Throw ratio min', 'ArrowUp');
  expect(number('Throw ratio min').value).toBe('1.21');
  // Keys that move the caret.
  expect(key('Screen diagonal', 'ArrowLeft')).toBe(true);
  expect(key('Screen diagonal', 'Home')).toBe(true);
  expect(key('Screen diagonal', 'ArrowUp', { altKey: true })).toBe(true);
  expect(number('Screen diagonal').value).toBe('111');
});

test('shows a numeric keypad where digits are enough', async () => {
  await hydrated();
  expect(number('Throw distance').inputMode).toBe('text');
  expect(number('Screen diagonal').inputMode).toBe('decimal');
  // The wheel steps a field of the browser's own type for numbers.
  expect(number('Screen diagonal').type).toBe('text');
  fireEvent.click(screen.getByRole('radio', { name: 'Meters' }));
  expect(number('Throw distance').inputMode).toBe('decimal');
});

const INVALID = 'Please ensure throw ratio is valid (min > 0, max ≥ min)';

test('shows a message in place of the results for an invalid ratio or size [2.14-7 5-22 5-23]', async () => {
  await hydrated();
  type('Throw ratio min', '2');
  expect(within(results()).getByText(INVALID)).not.toBeNull();
  expect(within(results()).queryByRole('img')).toBeNull();
  type('Throw ratio max', '2');
  expect(results().textContent).toContain('14.5 ft');
  for (const text of ['', '0', '-3']) {
    type('Screen diagonal', text);
    expect(within(results()).getByText(INVALID)).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Enter a number: 60 to 200 in.');
  }
  type('Screen diagonal', '100');
  expect(within(results()).getByRole('img')).not.toBeNull();
});

test('an invalid ratio hides the results, not the page [5-23]', async () => {
  await hydrated();
  type('Throw ratio max', '1');
  expect(within(results()).getByText(INVALID)).not.toBeNull();
  // Spoken once, at the two fields that it is about.
  const [alert, ...others] = screen.getAllByRole('alert');
  expect(alert?.textContent).toBe('The first ratio has to be the smaller one.');
  expect(others).toEqual([]);
  for (const name of ['Throw ratio min', 'Throw ratio max']) {
    expect(number(name).getAttribute('aria-invalid')).toBe('true');
    expect(number(name).getAttribute('aria-describedby')?.split(' ')).toContain(alert?.id);
  }
  expect(within(results()).queryByRole('img')).toBeNull();
  // The catalog needs no ratio from the visitor.
  expect(screen.getByRole('region', { name: /Will it fit/ }).textContent).toContain('Lamp projector');
});

test("says what a distance became when the other unit can't hold it [5-26]", async () => {
  await hydrated('?mode=distance-to-size&dist=25');
  fireEvent.click(screen.getByRole('radio', { name: 'Meters' }));
  const { value, min, max, step } = slider('Throw distance');
  expect([value, min, max, step]).toEqual(['7.6', '0.6', '7.6', '0.05']);
  expect(number('Throw distance').value).toBe('7.6');
  expect(screen.getByText('25 ft is 7.62 m, past the end of this scale: set to 7.6 m.')).not.toBeNull();
});

test("shows a preset's notes [3-38]", async () => {
  await hydrated('?preset=generic-ust');
  expect(screen.getByText('Ultra Short Throw')).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Projector'), { target: { value: 'benq-tk700' } });
  expect(screen.queryByText('Ultra Short Throw')).toBeNull();
});

test('explains how the chip handles an image of another shape', async () => {
  await hydrated('?preset=benq-tk700&ar=4:3');
  // 1.13 to 1.46 times the 106.67 inches of the 16:9 frame around it, and times its own 80.
  expect(results().textContent).toContain('10.0 – 13.0 ft');
  expect(results().textContent).toMatch(/bars at its sides.*a frame of 122 in.*would be 7\.5 – 9\.7 ft/);
  fireEvent.change(screen.getByLabelText('Aspect Ratio'), { target: { value: '2.35:1' } });
  expect(results().textContent).not.toContain('bars at its sides');
});

const region = (name: string) => screen.getByRole('region', { name });

test('uses the chip on each card: the same distance fits in the results and below', async () => {
  await hydrated('?preset=benq-tk700&ar=4:3&dist=11');
  expect(results().textContent).toContain('10.0 – 13.0 ft');
  expect(region('Placement').textContent).toContain('100 in fits from 10.0 – 13.0 ft; here it is 11.0 ft.');
  expect(region('Placement').textContent).toContain('Fits, with room to adjust.');
  expect(screen.getByRole('table', { name: 'Side by side' }).textContent).toContain('10.0 – 13.0 ft');
  const row = within(screen.getByRole('region', { name: /Will it fit/ })).getByText('Lamp projector');
  // 1.33 to 2.16 times 106.67 in.
  expect(row.closest('li')?.textContent).toContain('11.8 – 19.2 ft');
});

test("recommends what the visitor has not set, and never calls it the visitor's", async () => {
  await hydrated('?diag=150');
  expect(results().textContent).toContain('14.7 ft');
  expect(region('Placement').textContent).toContain('150 in fits from 13.1 – 16.3 ft; here it is 14.7 ft.');
  expect(region('Placement').textContent).toContain('That is the recommended distance: set yours above.');
  const fit = screen.getByRole('region', { name: /Will it fit/ });
  expect(fit.textContent).toContain('150 in from the recommended 14.7 ft');
  expect(screen.getByText(/Not set yet: the results below use the recommended 14\.7 ft\./)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use 10.0 ft' }));
  await vi.waitFor(() =>
    expect(region('Placement').textContent).toContain('here it is 10.0 ft.Move 3.1 ft back'),
  );
  expect(screen.queryByText(/Not set yet/)).toBeNull();
  await vi.waitFor(() => expect(location.search).toContain('own=dist'));
  fireEvent.click(screen.getByRole('button', { name: 'Use the recommended 14.7 ft' }));
  await vi.waitFor(() => expect(region('Placement').textContent).toContain('here it is 14.7 ft.'));
  await vi.waitFor(() => expect(location.search).not.toContain('own'));
});

test('shows one size everywhere when asked for a size', async () => {
  await hydrated('?mode=distance-to-size&dist=20');
  expect(results().textContent).toContain('207 in');
  expect(region('Placement').textContent).toContain('207 in fits from 18.0 – 22.5 ft; here it is 20.0 ft.');
  expect(region('Seats').textContent).toContain('for 207 in');
  expect(screen.getByRole('region', { name: /Will it fit/ }).textContent).toContain(
    'The recommended 207 in from 20.0 ft',
  );
});

test('a kind of projector shows the range of its models and no zoom position', async () => {
  await hydrated('?preset=generic-ust&dist=2');
  expect(results().textContent).toContain('1.4 – 1.8 ft');
  expect(results().textContent).toContain('each has one distance');
  expect(region('Placement').textContent).toContain('No zoom');
  expect(region('Placement').textContent).not.toMatch(/zoom position/);
  expect(region('Placement').textContent).toContain('Move 3 in closer');
});

test("asks for a custom projector's chip where it matters", async () => {
  await hydrated('?ar=2.35:1');
  expect(region('Brightness').textContent).toContain('60.5 fL');
  fireEvent.change(screen.getByLabelText('Chip shape'), { target: { value: '2.35:1' } });
  await vi.waitFor(() => expect(region('Brightness').textContent).toContain('79.9 fL'));
  await vi.waitFor(() => expect(location.search).toContain('chip=2.35:1'));
  fireEvent.change(screen.getByLabelText('Projector'), { target: { value: 'benq-tk700' } });
  expect(screen.queryByLabelText('Chip shape')).toBeNull();
});

test('a projector of unknown brightness has a figure missing, wherever it stands', async () => {
  await hydrated('?dist=6.5');
  const row = within(screen.getByRole('region', { name: /Will it fit/ })).getByText('Small projector');
  expect(row.closest('li')?.textContent).toContain(
    'Figure missingThe only distance for this lens. Brightness not entered yet.',
  );
});

test('a visitor who leaves for a slow page right after a change still gets there', async () => {
  const { router } = await hydrated('', undefined, () => new Promise(() => {}));
  type('Screen diagonal', '120');
  fireEvent.click(screen.getAllByRole('link', { name: ', home' })[0] ?? document);
  expect(router.state.navigation.location?.pathname).toBe('/');
  // Longer than the pause before the router learns the address.
  await act(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  expect(router.state.navigation.location?.pathname).toBe('/');
});
