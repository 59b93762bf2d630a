// @vitest-environment jsdom
/** A hidden setup in the gallery, as its owner and as an admin see it. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Setup } from '@lumen-throw/domain/setup';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';
import { SetupView } from './setup-view.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { notices } = vi.hoisted(() => ({ notices: { readNotices: vi.fn<() => Promise<unknown>>() } }));
vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  const loadSetupDetails = { readDetails: () => Promise.resolve(null) };
  return communityWith(original, { loadNotices: notices, loadSetupDetails });
});

afterEach(cleanup);

const likes = { of: () => ({ liked: false, count: 0 }), toggle: () => {} };

async function show(status: Setup['status'], isOwn: boolean, mayEdit = isOwn): Promise<void> {
  const setup = sampleSetup({ status, details: null });
  // React waits for a part's scripts only inside an asynchronous act.
  await act(async () =>
    render(
      <MemoryRouter>
        <EnvironmentProvider value={environment}>
          <CommunityData>
            <SetupView
              setup={setup}
              likes={likes}
              isOwn={isOwn}
              mayEdit={mayEdit}
              mayDelete
              onDelete={() => {}}
            />
          </CommunityData>
        </EnvironmentProvider>
      </MemoryRouter>,
    ),
  );
}

test('offers neither like nor share, and tells its owner why it is hidden', async () => {
  notices.readNotices.mockResolvedValue({
    seenAt: null,
    notices: [{ id: '1', kind: 'hidden', setup_id: 'a', reason: 'offensive', note: 'Choose another title.' }],
  });
  await show('Hidden', true);
  const link = await screen.findByRole('link', { name: 'See your notices' });
  expect(link.getAttribute('href')).toBe('/account#notices');
  expect(await screen.findByText(/Choose another title/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /like/i })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Share' })).toBeNull();
});

test('an admin gets no like, report, share and no notices for it', async () => {
  notices.readNotices.mockClear();
  await show('Hidden', false);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete']);
  expect(notices.readNotices).not.toHaveBeenCalled();
});

test('a published setup offers them', async () => {
  await show('Published', true);
  expect(screen.getByRole('button', { name: /like/i })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Share' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'See your notices' })).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])('offers its owner to add kit where the owner may change it (%s)', async (mayEdit, offers) => {
  await show('Published', true, mayEdit);
  expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(offers);
  expect(screen.queryAllByRole('button', { name: 'Add kit and distances' })).toHaveLength(offers);
});
