// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { featuredNoticeId, type Notice } from '@lumen-throw/domain/notices';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { NoticeSection } from './notice-section.tsx';
import { OwnSetupsSection } from './own-setups-section.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { notices, setups } = vi.hoisted(() => ({
  setups: { listOwnSetups: vi.fn<() => Promise<unknown>>() },
  notices: { readNotices: vi.fn<() => Promise<unknown>>(), markNoticesSeen: () => Promise.resolve() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, {
    loadNotices: notices,
    loadOwnSetups: setups,
    loadSetupNumbers: { readRecreations: () => Promise.resolve(new Map()) },
  });
});

afterEach(cleanup);

function notice(changes: Partial<Notice>): Notice {
  const about = { setup_id: 'attic', title: 'Attic cinema', reason: null, note: '', likes: 1 };
  return { ...about, id: 'x', kind: 'liked', answered: false, at: new Date(), ...changes };
}

const owns = (month: string | null) =>
  setups.listOwnSetups.mockResolvedValue({
    setups: [sampleSetup({ id: 'attic', title: 'Attic cinema', featured_month: month })],
    next: null,
  });

const linked = () =>
  screen.getAllByRole('link', { name: 'Attic cinema' }).map((link) => link.getAttribute('href'));

function show() {
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <CommunityData>
          <OwnSetupsSection uid="maya" />
          <NoticeSection uid="maya" />
        </CommunityData>
      </EnvironmentProvider>
    </MemoryRouter>,
  );
}

test('the notice of a month leads to its page, the others to the setup', async () => {
  const won = notice({ id: featuredNoticeId('attic', '2026-11'), kind: 'featured' });
  owns('2026-11');
  notices.readNotices.mockResolvedValue({ notices: [won, notice({})], seenAt: null });
  show();
  expect(await screen.findByText(/This is a Setup of the Month/)).toBeDefined();
  expect(linked()).toEqual(['/inspiration/gallery/months/2026-11', setupHref('attic')]);
});

test('the notice of a month that was taken away leads to no page that is gone', async () => {
  owns(null);
  const won = notice({ id: featuredNoticeId('attic', '2026-11'), kind: 'featured' });
  notices.readNotices.mockResolvedValue({ notices: [won], seenAt: null });
  show();
  expect(await screen.findByText(/This was a Setup of the Month/)).toBeDefined();
  expect(linked()).toEqual([setupHref('attic')]);
});

const hidden = notice({ id: 'hiding', kind: 'hidden', answered: true });
const banned = notice({ id: 'ban', kind: 'banned', setup_id: '', answered: true });
test.each([
  ['stands', [hidden], true],
  ['stands, and an admin has read the answer', [notice({ kind: 'kept' }), hidden], false],
  ['is taken back', [notice({ kind: 'shown' }), hidden], false],
  ['stands, beside one about another setup', [notice({ kind: 'kept', setup_id: 'barn' }), hidden], true],
  ['is a ban', [banned], true],
  ['is a ban that was lifted', [notice({ kind: 'lifted', setup_id: '' }), banned], false],
] as const)(
  'of an answer it says that an admin will look at it while the decision %s: %#',
  async (_, told, waits) => {
    owns(null);
    notices.readNotices.mockResolvedValue({ notices: told, seenAt: null });
    show();
    const words = waits ? 'You have answered. An admin will look at it.' : 'You have answered.';
    expect(await screen.findByText(words)).toBeDefined();
  },
);
