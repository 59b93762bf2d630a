// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { figure, projectorContent } from '../../../../test/fixture/projector.ts';
import { ComparisonTable } from './comparison-table.tsx';

afterEach(cleanup);

test('the head of a row says that its figures are not comparable', () => {
  const models = ['4K at 60 Hz', '1080p at 240 Hz'].map((condition) =>
    projectorContent({ _id: condition, inputLag: [{ ...figure(16, 'maker'), condition }] }),
  );
  render(
    <MemoryRouter>
      <ComparisonTable projectors={models} caption="Both" />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain(
    'Input lag not comparable: the signals differ16 ms (4K at 60 Hz)16 ms (1080p at 240 Hz)',
  );
});
