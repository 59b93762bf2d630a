// @vitest-environment jsdom
/** The calculator inside of other sites' pages. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { HOSTILE_QUERIES } from '../../../../test/fixture/hostile-queries.ts';
import { PRESETS } from '../../../../test/fixture/presets.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { EmbedView } from './embed-view.tsx';

afterEach(cleanup);

test.each(HOSTILE_QUERIES)('the hostile query %s shows the defaults in a frame [5-29]', (query) => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', `/tools/throw-calculator/embed?${query}`);
  render(
    <EnvironmentProvider value={environment}>
      <EmbedView presets={PRESETS} />
    </EnvironmentProvider>,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Screen diagonal' }).value).toBe('100');
  expect(screen.getAllByText('9.8 ft')).not.toEqual([]);
  expect(screen.getAllByText('8.7 – 10.9 ft')).not.toEqual([]);
  expect(failed).not.toHaveBeenCalled();
});
