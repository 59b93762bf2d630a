// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { projectorContent } from '../../../../test/fixture/projector.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { Comparison } from './comparison-page.tsx';

vi.mock('../../../shared/seo/seo.tsx', () => ({ Seo: () => null }));

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const projectors = ['One', 'Two', 'Three'].map((model) =>
  projectorContent({ _id: model, model, slug: `acme-${model.toLowerCase()}` }),
);

async function open(query: string, chosen: string): Promise<void> {
  window.sessionStorage.setItem('projectors-to-compare', chosen);
  window.history.replaceState(null, '', `/projectors/compare${query}`);
  const element = <Comparison content={{ projectors }} />;
  const router = createBrowserRouter([{ path: '/projectors/compare', element }]);
  await act(async () =>
    render(
      <EnvironmentProvider value={environment}>
        <RouterProvider router={router} />
      </EnvironmentProvider>,
    ),
  );
}

const selected = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
const stored = () => [...new URLSearchParams(window.sessionStorage.getItem('projectors-to-compare') ?? '')];
async function choose(place: number, value: string): Promise<void> {
  const select = screen.getAllByRole('combobox')[place];
  if (select) await act(async () => fireEvent.change(select, { target: { value } }));
}

const offer = () => screen.queryByRole('link', { name: /you chose/ });

test('offers the models that were chosen in this tab where the address names none', async () => {
  await open('', 'acme-one=Acme+One&acme-three=Acme+Three');
  expect(selected()).toEqual(['', '', '', '']);
  const link = offer();
  expect(link?.textContent).toBe('Compare the 2 you chose');
  if (link) await act(async () => fireEvent.click(link));
  expect(window.location.search).toBe('?with=acme-one,acme-three');
  expect(selected()).toEqual(['acme-one', 'acme-three', '', '']);
});

test('the address decides, whatever was chosen', async () => {
  await open('?with=acme-two', 'acme-one=Acme+One&acme-three=Acme+Three');
  expect(selected()).toEqual(['acme-two', '', '', '']);
  expect(offer()).toBeNull();
});

test('offers nothing for a single chosen model', async () => {
  await open('', 'acme-one=Acme+One');
  expect(offer()).toBeNull();
});

test('what is selected is chosen on the other pages, too', async () => {
  await open('?with=acme-two,acme-one', '');
  await choose(0, 'acme-three');
  expect(selected()).toEqual(['acme-three', 'acme-one', '', '']);
  expect(stored()).toEqual([
    ['acme-three', 'Acme Three'],
    ['acme-one', 'Acme One'],
  ]);
  await choose(0, '');
  expect(selected()).toEqual(['acme-one', '', '', '']);
  expect(stored()).toEqual([['acme-one', 'Acme One']]);
});
