// @vitest-environment jsdom
/** The fields of the finder, as somebody types in them. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FinderForm } from './finder-form.tsx';
import { COMMON_WISHES, type Wishes } from '../../../shared/room/wishes.ts';

let wishes: Wishes;
let setWishes: (wishes: Wishes) => void;

function Form({ start }: { start: Partial<Wishes> }) {
  const [current, keep] = useState<Wishes>({ ...COMMON_WISHES, ...start });
  useLayoutEffect(() => {
    wishes = current;
    setWishes = keep;
  }, [current, keep]);
  return <FinderForm wishes={current} onChange={(changes) => keep((now) => ({ ...now, ...changes }))} />;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function field(label: string): HTMLInputElement {
  const found = screen.getByLabelText(new RegExp(label));
  if (!(found instanceof HTMLInputElement)) throw new Error(`${label} is no field to type in.`);
  return found;
}

const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });

const DISTANCE = 'At most this far';

test('a number outside of the bounds is named at once, with what counts meanwhile', () => {
  render(<Form start={{}} />);
  type(DISTANCE, '4');
  expect(wishes.distance).toBe(48);
  expect(screen.queryByText(/Enter a length/)).toBeNull();
  type(DISTANCE, '41');
  expect(wishes.distance).toBe(48);
  expect(screen.getByText('Enter a length from 1 to 40 ft. Until then the list stays at 4 ft.')).toBeTruthy();
  expect(field(DISTANCE).value).toBe('41');
});

test('a half-typed length is no mistake before somebody rests', () => {
  render(<Form start={{}} />);
  type(DISTANCE, '9 f');
  expect(screen.queryByText(/Enter a length/)).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1300);
  });
  expect(screen.getByText(/^Enter a length, like .* Until then the list stays at 12 ft\.$/)).toBeTruthy();
  type(DISTANCE, '9 ft');
  expect(wishes.distance).toBe(108);
  expect(screen.queryByText(/Enter a length/)).toBeNull();
  fireEvent.blur(field(DISTANCE));
  expect(field(DISTANCE).value).toBe('9');
});

test('a value that comes from elsewhere takes the place of what was typed', () => {
  render(<Form start={{}} />);
  type(DISTANCE, '9\' 6"');
  expect(field(DISTANCE).value).toBe('9\' 6"');
  // As Back does it.
  act(() => setWishes(COMMON_WISHES));
  expect(field(DISTANCE).value).toBe('12');
  type('lux that you read', '35');
  act(() => setWishes({ ...wishes, light: 'dark' }));
  expect(field('lux that you read').value).toBe('');
});

test('the gap behind a cabinet is asked for below a screen alone, in inches or centimeters', () => {
  render(<Form start={{}} />);
  expect(screen.queryByLabelText(/Gap behind the cabinet/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Under the screen'));
  type('Gap behind', '8');
  expect(wishes.gap).toBe(8);
  type('Gap behind', '20 cm');
  expect(wishes.gap).toBeCloseTo(7.874, 3);
  type('Gap behind', '13');
  expect(screen.getByText(/^Less than 12 in would be left for a cabinet/)).toBeTruthy();
  type('Gap behind', '20 cm');
  expect(screen.queryByText(/would be left for a cabinet/)).toBeNull();
  type('Gap behind', '300');
  expect(screen.getByText(/^Enter a length from 0\.4 to 60 in/)).toBeTruthy();
  expect(wishes.gap).toBeCloseTo(7.874, 3);
  type('Gap behind', '');
  expect(wishes.gap).toBeNull();
  type('Gap behind', '8');
  fireEvent.click(screen.getByLabelText('On one shelf'));
  expect(wishes.gap).toBeNull();
});

test('a screen that rejects room light is asked for in a fold, which stays open for one', () => {
  render(<Form start={{}} />);
  const fold = screen.getByText('A screen that rejects room light').closest('details');
  expect(fold?.open).toBe(false);
  type('Room light it rejects', '65 %');
  type('Its gain', '0.6');
  expect(wishes).toMatchObject({ rejected: 65, gain: 0.6 });
  expect(fold?.open).toBe(true);
  type('Room light it rejects', '96');
  expect(wishes.rejected).toBe(65);
  expect(screen.getByText('Enter whole percent from 0 to 95, like 65, or leave it empty.')).toBeTruthy();
  type('Room light it rejects', '');
  expect(wishes.rejected).toBe(0);
});
