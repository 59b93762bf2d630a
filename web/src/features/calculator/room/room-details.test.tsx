// @vitest-environment jsdom
/** What stands in the fold of the room: each number and choice changes what its card says, and the address. */
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

test('the fold is closed until an address has something of it', async () => {
  await hydrated();
  expect(fold().open).toBe(false);
  await hydrated('?rows=2');
  expect(fold().open).toBe(true);
});

test('lux that were read count instead of the light, everywhere, until a light is chosen', async () => {
  const { differences } = await hydrated();
  set('Lux on the screen', '35 lux');
  await vi.waitFor(() => expect(card('Brightness').textContent).toContain('35 lux22 : 1'));
  await vi.waitFor(() => expect(location.search).toContain('&lux=35'));
  expect(screen.getByText(/, 35 lux,? /).textContent).not.toBe('');
  fireEvent.change(screen.getByRole('combobox', { name: 'Light' }), { target: { value: 'dusk' } });
  await vi.waitFor(() => expect(card('Brightness').textContent).not.toContain('35 lux'));
  expect(number('Lux on the screen').value).toBe('11');
  await vi.waitFor(() => expect(location.search).not.toContain('lux='));
  expect(differences).not.toHaveBeenCalled();
});

test('rows of seats have their distances and angles, and a picture that is too small for the last is named', async () => {
  await hydrated('?rows=3');
  const seats = card('Seats');
  // 87.16 in of width: the first row at 40° is 9.98 ft away, and rows are 3.5 ft apart.
  expect(within(seats).getByText('Row 1, 40°').nextElementSibling?.textContent).toBe('10.0 ft');
  expect(within(seats).getByText('Row 3, 24°').nextElementSibling?.textContent).toBe('17.0 ft');
  expect(seats.textContent).toContain('126 in would do for it');
  set('Rows of seats', '1');
  await vi.waitFor(() => expect(card('Seats').textContent).not.toContain('Row 1'));
});

test('a number that cannot be is named at its field, and nothing moves', async () => {
  await hydrated('?rows=2');
  set('Rows of seats', '9');
  expect(screen.getByRole('alert').textContent).toContain('1 to 6');
  expect(card('Seats').textContent).not.toContain('Row 3');
});

test('a link with numbers out of bounds says so', async () => {
  await hydrated('?rows=40&lux=x&mount=wall');
  const sentence = /40 rows of seats \(shown: 6\), a light of “x” \(shown: 0 lux\)|a light of “x”/;
  expect(screen.getByText(sentence).textContent).toContain(
    'the mounting “wall” (shown: stands on something)',
  );
});

test('a lens with shift says where it may be, standing and hanging', async () => {
  await hydrated(`${MODEL}&bottom=40`);
  // 49.03 in high, its middle at 64.5: 60 % up and 40 % down of it are 29.4 and 19.6.
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('2.9 – 7.0 ft above the floor'));
  fireEvent.change(screen.getByRole('combobox', { name: 'The projector' }), { target: { value: 'ceiling' } });
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('3.7 – 7.8 ft above the floor'));
  await vi.waitFor(() => expect(location.search).toContain('&bottom=40&mount=ceiling'));
  await hydrated('?bottom=40');
  expect(card('Placement').textContent).not.toContain('above the floor');
});

test('a lens off to the side has less shift left, and past its shift the page says how far it may be', async () => {
  await hydrated(`${MODEL}&bottom=40&side=13`);
  // 87.16 in wide: 13 in are 14.9 %, between the corners 5 : 60 and 25 : 10; 35.2 % up and 23.5 % down are left.
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('3.9 – 6.3 ft above the floor'));
  set('Lens off to the side', '2 ft');
  await vi.waitFor(() => expect(card('Placement').textContent).toContain('at most 1.8 ft to the side'));
  await vi.waitFor(() => expect(location.search).toContain('&side=24'));
});

test('figures of brightness can be chosen, with whose they are; the best counts', async () => {
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
