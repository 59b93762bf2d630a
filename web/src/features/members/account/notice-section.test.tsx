// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { featuredNoticeId, type Notice } from '@lumen-throw/domain/notices';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { NoticeSection } from './notice-section.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { notices } = vi.hoisted(() => ({
  notices: { readNotices: vi.fn<() => Promise<unknown>>(), markNoticesSeen: () => Promise.resolve() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadNotices: notices });
});

afterEach(cleanup);

function notice(changes: Partial<Notice>): Notice {
  const about = { setup_id: 'attic', title: 'Attic cinema', reason: null, note: '', likes: 1 };
  return { ...about, id: 'x', kind: 'liked', answered: false, at: new Date(), ...changes };
}

test('the notice of a month leads to its page, the others to the setup', async () => {
  const won = notice({ id: featuredNoticeId('attic', '2026-11'), kind: 'featured' });
  notices.readNotices.mockResolvedValue({ notices: [won, notice({})], seenAt: null });
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <CommunityData>
          <NoticeSection uid="maya" />
        </CommunityData>
      </EnvironmentProvider>
    </MemoryRouter>,
  );
  const links = await screen.findAllByRole('link', { name: 'Attic cinema' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/inspiration/gallery/months/2026-11',
    setupHref('attic'),
  ]);
});
