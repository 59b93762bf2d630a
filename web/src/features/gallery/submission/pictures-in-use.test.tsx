// @vitest-environment jsdom
/** Images removed from the form: which ones leave the bucket and which ones a live setup may use. */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { keepAttempt } from '../../../shared/setup-draft/attempts.ts';
import { usePictures } from './use-pictures.ts';
import { environment } from '../../../../test/fixture/environment.ts';

type Community = typeof import('@lumen-throw/community/index');

const { uploads } = vi.hoisted(() => ({ uploads: { discardImages: vi.fn<() => Promise<void>>() } }));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadUploads: uploads });
});
afterEach(cleanup);

const inPage = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
  ),
};

test('keeps an image that was offered to a setup in the bucket and deletes others', async () => {
  uploads.discardImages.mockResolvedValue(undefined);
  await keepAttempt('nia', { setupId: 'a', pictures: [{ key: 'k', path: 'setups/nia/offered.webp' }] });
  const { result } = renderHook(() => usePictures('nia'), inPage);
  act(() => result.current.markSent('k', 'setups/nia/offered.webp'));
  act(() => result.current.markSent('l', 'setups/nia/only-sent.webp'));
  act(() => result.current.withdraw());
  await waitFor(() => expect(uploads.discardImages).toHaveBeenCalledOnce());
  expect(uploads.discardImages).toHaveBeenCalledWith(environment.firebase, ['setups/nia/only-sent.webp']);
});
