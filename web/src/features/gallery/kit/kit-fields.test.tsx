// @vitest-environment jsdom
/** Kit in the form: its suggestions, its checks and its stored values. */
import { lensFromRatio } from '@lumen-throw/throw/lens';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { KitCatalog } from '../../../shared/kit/kit-catalog.ts';
import {
  detailsOf,
  EMPTY_KIT,
  kitErrors,
  kitValuesOf,
  type KitValues,
} from '../../../shared/setup-draft/kit-values.ts';
import { KitFields } from './kit-fields.tsx';

const CATALOG: KitCatalog = {
  projectors: [
    {
      id: 'product-portable',
      name: 'Brighter portable projector',
      model: null,
      lens: lensFromRatio({ min: 1.2, max: 1.2 }, { chip: '16:9' }),
      lumens: 900,
      native: null,
      ratio: { min: 1.2, max: 1.2 },
    },
    {
      id: 'projector-a',
      name: 'BenQ TK800',
      model: {
        brand: 'BenQ',
        model: 'TK800',
        otherNames: [],
        slug: 'benq-tk800',
        kind: 'homeTheater',
        depth: null,
        priceClass: null,
        isListed: true,
      },
      lens: null,
      lumens: 3000,
      native: null,
      ratio: null,
    },
  ],
  screens: [{ id: 'product-screen', name: 'Tripod screen', href: null, surface: null }],
  products: [
    { id: 'product-rug', name: 'Woven rug', href: null },
    { id: 'product-cable', name: 'HDMI cable', href: null },
  ],
};

afterEach(cleanup);

interface Given {
  values?: Partial<KitValues>;
  typed?: string;
  diagonal?: string | null;
  catalog?: KitCatalog | null;
  failed?: boolean;
  retry?: () => void;
}

/** The form's last value. */
const kept = { now: EMPTY_KIT };
const NOTHING = {};
const ignore = () => {};

function Form({ values, typed = '', diagonal = '100', catalog = CATALOG, failed = false, retry }: Given) {
  const [now, setNow] = useState<KitValues>({ ...EMPTY_KIT, ...(values ?? NOTHING) });
  useEffect(() => {
    kept.now = now;
  }, [now]);
  return (
    <KitFields
      state={{ catalog, failed, retry: retry ?? ignore }}
      values={now}
      errors={kitErrors(now)}
      typedProjector={typed}
      ownDiagonal={diagonal}
      busy={false}
      onChange={(change) => setNow((before) => ({ ...before, ...change }))}
    />
  );
}

const said = () => screen.getByRole('status', { name: 'What the numbers say' }).textContent;

function pick(label: string, name: string): void {
  const field = screen.getByRole('combobox', { name: label });
  fireEvent.change(field, { target: { value: name } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

test('answers immediately, and reports wrong numbers without refusing them', () => {
  render(<Form />);
  expect(said()).toBe('Pick a projector, and the numbers are checked here.');
  pick('Projector in the catalog', 'Brighter');
  expect(said()).toBe('This lens makes 100 in from 8.7 ft. 30 fL.');
  fireEvent.change(screen.getByLabelText(/^Throw distance/), { target: { value: '8.7' } });
  fireEvent.change(screen.getByLabelText(/^Light in the room/), { target: { value: 'dusk' } });
  expect(said()).toBe(
    '100 in from 8.7 ft is 1.20; this lens has 1.20: the numbers agree; 30 fL, thin in the light 20 minutes after sunset.',
  );
  fireEvent.change(screen.getByLabelText(/^Throw distance/), { target: { value: '30' } });
  expect(said()).toContain("the numbers don't agree");
  expect(kitErrors(kept.now)).toEqual({});
  expect(detailsOf(kept.now)).toMatchObject({ projector: 'product-portable', distance: 30, light: 'dusk' });
});

test("says when a model's lens is unknown, and still checks its brightness", () => {
  render(<Form values={{ kitProjector: 'projector-a', distance: '10' }} />);
  expect(said()).toBe(
    "101 fL. The catalog has no lens figures for this model yet, so its distance isn't checked.",
  );
});

test('says that the size is missing and asks for it', () => {
  render(<Form values={{ kitProjector: 'product-portable' }} diagonal={null} />);
  expect(said()).toBe('Give the screen size as well, and the numbers are checked here.');
  fireEvent.change(screen.getByLabelText(/^Picture diagonal/), { target: { value: '120' } });
  expect(said()).toContain('120 in from');
  expect(detailsOf(kept.now).diagonal_inches).toBe(120);
});

test('suggests a match for a free text and applies it on click', () => {
  render(<Form typed="my benq tk-800 4k" />);
  expect(screen.getByText('You wrote “my benq tk-800 4k”. Is it the BenQ TK800?')).toBeDefined();
  expect(kept.now.kitProjector).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Yes, the BenQ TK800' }));
  expect(kept.now.kitProjector).toBe('projector-a');
  expect(screen.queryByText(/^You wrote/)).toBeNull();
});

test('suggests nothing for a text without a match', () => {
  render(<Form typed="BenQ TK700" />);
  expect(screen.queryByText(/^You wrote/)).toBeNull();
});

test('adds other kit once each and removes it again', () => {
  render(<Form />);
  pick('Other kit', 'rug');
  pick('Other kit', 'cable');
  pick('Other kit', 'rug');
  expect(detailsOf(kept.now).kit).toEqual(['product-rug', 'product-cable']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Woven rug' }));
  expect(detailsOf(kept.now).kit).toEqual(['product-cable']);
});

test('explains the format of an invalid distance at its field', () => {
  render(<Form values={{ distance: 'far' }} />);
  expect(screen.getByLabelText(/^Throw distance/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('A throw distance is a length from 0.1 to 150 ft, like 11.5.')).toBeDefined();
});

test('keeps other fields when the catalog fails to load, and retries', async () => {
  const retry = vi.fn<() => void>();
  render(<Form catalog={null} failed retry={retry} values={{ distance: '9' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(retry).toHaveBeenCalledOnce());
  expect(kept.now.distance).toBe('9');
});

test('restores stored values unchanged', () => {
  const details = detailsOf({
    ...EMPTY_KIT,
    kitProjector: 'projector-a',
    kitOthers: 'product-rug',
    distance: '3.5',
    units: 'm',
  });
  expect(detailsOf(kitValuesOf(details))).toEqual(details);
});
