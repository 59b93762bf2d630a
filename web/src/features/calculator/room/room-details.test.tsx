// @vitest-environment jsdom
/** The collapsible room section: each number and choice changes its card and the address. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hydrated, inCalculatorPage, number } from '../../../../test/fixture/calculator-page.tsx';

inCalculatorPage();

const MODEL = '?preset=acme-shifter';

const card = (name: string) => screen.getByRole('region', { name });
const fold = () => {
  const details = screen.getByText('More about your room and projector').closest('details');
  if (!details) throw new Error('no fold');
  return details;
};

function set(name: string, text: string): void {
  fireEvent.change(number(name), { target: { value: text } });
  fireEvent.blur(number(name));
}

test('is closed unless the address has some of its values', async () => {
  await hydrated();
  expect(fold().open).toBe(false);
  await hydrated('?rows=2');
  expect(fold().open).toBe(true);
});

test('a lux reading replaces the light everywhere until a light is chosen', async () => {
  const { differences } = await hydrated();
  set('Lux on the screen', '35 lux');
  await vi.waitFor(() => expect(card('Brightness').textContent).toContain('35 lux21\u00A0:\u00A01'));
  await vi.waitFor(() => expect(location.search).toContain('&lux=35'));
  expect(screen.getByText(/, 35 lux,? /).textContent).not.toBe('');
  fireEvent.change(screen.getByRole('combobox', { name: 'Light' }), { target: { value: 'dusk' } });
  await vi.waitFor(() => expect(card('Brightness').textContent).not.toContain('35 lux'));
  expect(number('Lux on the screen').value).toBe('29');
  await vi.waitFor(() => expect(location.search).not.toContain('lux='));
  expect(differences).not.toHaveBeenCalled();
});

test('shows distances and angles of rows of seats, and names an image too small for the last', async () => {
  await hydrated('?rows=3');
  const seats = card('Seats');
  // 87.16 in wide: the first row at 40° is 9.98 ft away, and rows are 3.5 ft apart.
  expect(within(seats).getByText('Row 1, 40°').nextElementSibling?.textContent).toBe('10.0 ft');
  expect(within(seats).getByText('Row 3, 24°').nextElementSibling?.textContent).toBe('17.0 ft');
  expect(seats.textContent).toContain('126 in would be enough for it');
  set('Rows of seats', '1');
  await vi.waitFor(() => expect(card('Seats').textContent).not.toContain('Row 1'));
});

test('reports an impossible number at its field and keeps the results', async () => {
  await hydrated('?rows=2');
  set('Rows of seats', '9');
  expect(screen.getByRole('alert').textContent).toContain('1 to 6');
  expect(card('Seats').textContent).not.toContain('Row 3');
});

test('reports numbers out of bounds in a link', async () => {
  await hydrated('?rows=40&lux=x&mount=wall');
  const sentence = /40 rows of seats \(shown: 6\), a light of “x” \(shown: 0 lux\)|a light of “x”/;
  expect(screen.getByText(sentence).textContent).toContain(
    'the mounting “wall” (shown: stands on something)',
  );
});

test('shows where a lens with shift may be, standing and hanging', async () => {
  await hydrated(`${MODEL}&bottom=40`);
  // 49.03 in high, center at 64.5: 60 % up and 40 % down are 29.4 and 19.6.
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('2.9 – 7.0 ft above the floor'));
  fireEvent.change(screen.getByRole('combobox', { name: 'The projector' }), { target: { value: 'ceiling' } });
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('3.7 – 7.8 ft above the floor'));
  await vi.waitFor(() => expect(location.search).toContain('&bottom=40&mount=ceiling'));
  await hydrated('?bottom=40');
  expect(card('Placement').textContent).not.toContain('above the floor');
});

/** Words of the card about the place. */
const placement = () => card('Placement').textContent;

test('a lens of one’s own gets its height from the offset that its maker prints, however it is counted', async () => {
  await hydrated('?mount=ceiling&bottom=40');
  expect(placement()).toContain('enter its offset or its lens shift');
  // 49.03 in high from 40 in on: its upper edge is at 89.03 in. 105 % is 2.45 in above that: 7.6 ft.
  set('Offset of the lens', '105 %');
  await vi.waitFor(() => expect(placement()).toContain('is 7.6 ft above the floor'));
  await vi.waitFor(() => expect(location.search).toContain('&offset=105'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Offset counts' }), { target: { value: 'near' } });
  set('Offset of the lens', '5');
  await vi.waitFor(() => expect(placement()).toContain('is 7.6 ft above the floor'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Offset counts' }), { target: { value: 'half' } });
  set('Offset of the lens', '110');
  await vi.waitFor(() => expect(placement()).toContain('is 7.6 ft above the floor'));
});

test('a shift of one’s own counts whole or half heights, and moves sideways as far as it says', async () => {
  await hydrated('?preset=optoma-gt1080&bottom=40&shift=60');
  // The middle is at 64.5 in; 60 % of 49.03 in are 29.4 in to both sides: 2.9 to 7.8 ft.
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('2.9 – 7.8 ft above the floor'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Shift counts' }), { target: { value: 'half' } });
  // Of half the height it is half as far: 14.7 in.
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('4.2 – 6.6 ft above the floor'));
  set('Lens off to the side', '10');
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('no sideways shift'));
  set('Lens shift to the sides, ±', '24');
  // 12 % of 87.16 in are 10.46 in.
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('above the floor'));
});

test('a screen that rejects room light counts as its maker prints it, and says so', async () => {
  await hydrated('?light=daylight&lumens=2000');
  const row = () =>
    within(card('Brightness'))
      .getByText(/^By day, blinds half closed/)
      .closest('div');
  const before = card('Brightness').textContent;
  expect(row()?.textContent).toContain('Foggy');
  set('Room light the screen rejects', '65 %');
  await vi.waitFor(() => expect(row()?.textContent).toContain('Bright enough'));
  expect(card('Brightness').textContent).toContain(
    'The screen rejects 65 % of the room’s light, as its maker says.',
  );
  // As bright as before: it is no gain.
  expect(card('Brightness').querySelector('p')?.textContent).toBe('67.4 fL 231 nits');
  expect(before).toContain('67.4 fL 231 nits');
});

test('a lens off to the side has less vertical shift; beyond its shift the page gives the limit', async () => {
  await hydrated(`${MODEL}&bottom=40&side=13`);
  // 87.16 in wide: 13 in are 14.9 %, between the corners 5 : 60 and 25 : 10; 35.2 % up and 23.5 % down are left.
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('3.9 – 6.3 ft above the floor'));
  set('Lens off to the side', '2 ft');
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('at most 1.8 ft to the side'));
  await vi.waitFor(() => expect(location.search).toContain('&side=24'));
});

test('offers brightness figures with their sources and uses the best by default', async () => {
  await hydrated(MODEL);
  const modes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Brightness figure' });
  expect([...modes.options].map(({ text }) => text)).toEqual([
    '1,500 lm, cinema, measured',
    "2,000 lm, maker's figure",
  ]);
  expect(number('Lumens').value).toBe('1500');
  fireEvent.change(modes, { target: { value: '2000' } });
  await vi.waitFor(() => expect(number('Lumens').value).toBe('2000'));
  await vi.waitFor(() => expect(location.search).toContain('&lumens=2000'));
  set('Lumens', '1800');
  await vi.waitFor(() => expect(modes.selectedOptions[0]?.text).toBe('1,800 lm, as typed'));
});
