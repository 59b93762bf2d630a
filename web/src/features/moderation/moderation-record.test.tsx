// @vitest-environment jsdom
/** The moderation log: pagination, retries, and reloading when it is reopened. */
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../../../test/fixture/environment.ts';
import { CommunityData } from '../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../shared/environment/environment-context.tsx';
import { MODERATED } from './moderation-queries.ts';
import { ModerationRecord } from './moderation-record.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { moderation } = vi.hoisted(() => ({
  moderation: { listModerationLog: vi.fn<() => Promise<unknown>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../test/fixture/late-community.ts');
  return communityWith(original, { loadModeration: moderation });
});

const undo = vi.fn<() => void>();
const CURSOR = { seconds: 1, nanoseconds: 0, id: 'old' };
const entry = (id: string) => ({
  id,
  action: 'hide',
  setup_title: id,
  moderator: 'admin',
  at: new Date('2026-03-04T12:00:00Z'),
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

/** What the page does after an action. */
function Act() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries({ queryKey: MODERATED })}>
      Act
    </button>
  );
}

function open(): void {
  render(
    <EnvironmentProvider value={environment}>
      <CommunityData>
        <ModerationRecord moderator="admin" busy={false} onUndo={undo} />
        <Act />
      </CommunityData>
    </EnvironmentProvider>,
  );
  click('Show the record');
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const titles = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);

test('reads nothing before the log is opened and loads older entries on request', async () => {
  moderation.listModerationLog
    .mockResolvedValueOnce({ entries: [entry('Loft')], next: CURSOR })
    .mockResolvedValueOnce({ entries: [entry('Shed')], next: null });
  open();
  await waitFor(() => expect(titles()).toEqual(['Loft']));
  expect(moderation.listModerationLog).toHaveBeenCalledExactlyOnceWith(environment.firebase, null);
  click('Show older entries');
  await waitFor(() => expect(titles()).toEqual(['Loft', 'Shed']));
  expect(moderation.listModerationLog).toHaveBeenLastCalledWith(environment.firebase, CURSOR);
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
});

test('keeps earlier pages when a page fails, and retries it', async () => {
  moderation.listModerationLog
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce({ entries: [entry('Loft')], next: CURSOR })
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce({ entries: [entry('Shed')], next: null });
  open();
  await screen.findByText("We can't load the record right now.");
  click('Try again: Record');
  await waitFor(() => expect(titles()).toEqual(['Loft']));
  click('Show older entries');
  await screen.findByText("We can't load the record right now.");
  expect(titles()).toEqual(['Loft']);
  click('Try again: Record');
  await waitFor(() => expect(titles()).toEqual(['Loft', 'Shed']));
});

test('reloads after an action; after a failure, a retry loads the missing entries', async () => {
  moderation.listModerationLog
    .mockResolvedValueOnce({ entries: [entry('Loft')], next: null })
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce({ entries: [entry('Shed'), entry('Loft')], next: null });
  open();
  await waitFor(() => expect(titles()).toEqual(['Loft']));
  click('Act');
  await screen.findByText("We can't load the record right now.");
  expect(titles()).toEqual(['Loft']);
  click('Try again: Record');
  await waitFor(() => expect(titles()).toEqual(['Shed', 'Loft']));
});

test('reloads from the start when it is reopened', async () => {
  moderation.listModerationLog.mockResolvedValue({ entries: [entry('Loft')], next: null });
  open();
  await waitFor(() => expect(titles()).toEqual(['Loft']));
  click('Hide the record');
  moderation.listModerationLog.mockResolvedValue({ entries: [entry('Shed'), entry('Loft')], next: null });
  // Closing removes the content in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  click('Show the record');
  expect(titles()).toEqual([]);
  await waitFor(() => expect(titles()).toEqual(['Shed', 'Loft']));
});

test("the last decision can be undone for a day, a deletion can't; shows the reason", async () => {
  const recent = { at: new Date(), setup_id: 'a', reason: 'stolen', note: 'It is from a shop.' };
  const hidden = { ...entry('Loft'), ...recent };
  moderation.listModerationLog.mockResolvedValue({
    entries: [
      hidden,
      { ...entry('Barn'), ...recent, moderator: 'picture-check' },
      { ...entry('Hut'), ...recent, action: 'delete', setup_id: 'b' },
      { ...entry('Attic'), ...recent },
      { ...entry('Shed'), at: new Date(Date.now() - 25 * 60 * 60 * 1000) },
    ],
    next: null,
  });
  open();
  await waitFor(() => expect(titles()).toEqual(['Loft', 'Barn', 'Hut', 'Attic', 'Shed']));
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain("Somebody else's picture or text");
  const undos = screen.getAllByRole('button', { name: /^Undo/ });
  expect(undos.map((button) => button.getAttribute('aria-label'))).toEqual(['Undo: Hid Loft']);
  click('Undo: Hid Loft');
  expect(undo).toHaveBeenCalledExactlyOnceWith(hidden);
});
