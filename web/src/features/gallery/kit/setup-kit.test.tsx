// @vitest-environment jsdom
/** The light of a setup is worked out for its screen where a source says what that makes of light. */
import { CommunityError } from '@lumen-throw/community/community-error';
import { NO_DETAILS } from '@lumen-throw/domain/setup-details';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { addDialogMethods } from '../../../../test/fixture/dialogs.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import type { KitCatalog } from '../../../shared/kit/kit-catalog.ts';
import { waitingToasts } from '../../../shared/toasts/toast-store.ts';
import { SetupKit } from './setup-kit.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { session, lists, standing, kit } = vi.hoisted(() => ({
  kit: { saveDetails: vi.fn<() => Promise<void>>() },
  standing: { refusedForBan: vi.fn<() => Promise<boolean>>() },
  session: { user: null as { id: string } | null },
  lists: { changeList: vi.fn<() => Promise<readonly string[]>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, {
    loadOwnLists: lists,
    loadSession: { verifiedMember: () => Promise.resolve({ uid: 'nia' }) },
    loadSetupDetails: { saveDetails: kit.saveDetails },
  });
});
vi.mock('../../../shared/session/standing.ts', async (original) => ({
  ...(await original<object>()),
  ...standing,
}));
vi.mock('../../../shared/session/use-session.ts', async (original) => ({
  ...(await original<object>()),
  useMember: () => session.user,
}));

const CATALOG: KitCatalog = {
  projectors: [
    { id: 'projector-a', name: 'Acme One', model: null, lens: null, lumens: 900, native: null, ratio: null },
  ],
  screens: [
    { id: 'plain', name: 'Tripod screen', href: null, surface: null },
    {
      id: 'gray',
      name: 'Gray screen',
      href: null,
      surface: {
        material: 'Acme Gray',
        gain: 0.6,
        rejectedPercent: 65,
        address: 'https://www.example.com/gray',
      },
    },
  ],
  products: [],
};
vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CATALOG)));

addDialogMethods();
afterEach(cleanup);

function show(screenId: string, mayEdit = false): void {
  const details = {
    ...NO_DETAILS,
    projector: 'projector-a',
    screen: screenId,
    distance: 10,
    light: 'daylight' as const,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EnvironmentProvider value={environment}>
          <SetupKit setup={sampleSetup({ screen_size_inches: 100 })} details={details} mayEdit={mayEdit} />
        </EnvironmentProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('names whose figures a screen is worked out with, and their source', async () => {
  show('gray');
  const words = await screen.findByText(/thin in a room by day with half-closed blinds\. Worked out for its/);
  expect(words.textContent).toContain(
    '18 fL, thin in a room by day with half-closed blinds. Worked out for its screen with the figures of the Acme Gray: gain 0.6, and 65 % of the light from above rejected. Source: example.com',
  );
  expect(screen.getByRole('link', { name: 'Source: example.com' }).getAttribute('href')).toBe(
    'https://www.example.com/gray',
  );
});

test.each(['Open in the throw calculator', 'Find projectors for this room'])(
  'a member who presses "%s" is counted for the owner, also where that fails',
  async (name) => {
    session.user = { id: 'jonas' };
    lists.changeList.mockReset().mockRejectedValue(new Error('refused'));
    show('gray');
    fireEvent.click(await screen.findByRole('link', { name }));
    const setup = sampleSetup({});
    await waitFor(() =>
      expect(lists.changeList.mock.calls).toEqual([
        [environment.firebase, 'jonas', 'recreated', setup.id, true],
      ]),
    );
  },
);

test.each([null, { id: sampleSetup({}).created_by }])('%j is not counted', async (user) => {
  session.user = user;
  lists.changeList.mockReset();
  show('gray');
  fireEvent.click(await screen.findByRole('link', { name: 'Open in the throw calculator' }));
  expect(lists.changeList).not.toHaveBeenCalled();
});

test('hands the figures of a screen to the calculator and the finder', async () => {
  show('gray');
  for (const name of ['Open in the throw calculator', 'Find projectors for this room'])
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain('rejects=65&gain=0.6');
});

test.each([
  ['plain', /foggy in a room by day.*Worked out for matte white, not for the screen named here/],
  ['', /foggy in a room by day.*Worked out for a matte white screen\./],
])('counts matte white for screen "%s", of which no figures are known', async (id, words) => {
  show(id);
  expect(await screen.findByText(words)).toBeDefined();
});

test.each([
  [true, { title: 'Account banned', description: "A banned account can't change kit." }],
  [false, { title: 'Error', description: "Kit wasn't saved: You are not allowed to do this." }],
])('says where it is a ban (%s) that refuses the kit', async (isBanned, words) => {
  kit.saveDetails.mockRejectedValue(new CommunityError('not-allowed', 'You are not allowed to do this.'));
  standing.refusedForBan.mockResolvedValue(isBanned);
  show('gray', true);
  const change = await screen.findByRole('button', { name: 'Change kit and distances' });
  // React waits for a part's scripts only inside an asynchronous act.
  await act(async () => fireEvent.click(change));
  const save = await screen.findByRole('button', { name: 'Save kit' });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(save);
  await waitFor(() => expect(waitingToasts().at(-1)).toMatchObject(words));
});
