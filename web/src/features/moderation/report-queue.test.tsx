// @vitest-environment jsdom
/** The queue of reports and replies: what is pending, single and bulk decisions, and bans. */
import { CommunityError, type QueuedSetup } from '@lumen-throw/community/index';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDialogMethods } from '../../../test/fixture/dialogs.ts';
import { environment } from '../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../test/fixture/setup.ts';
import { EnvironmentProvider } from '../../shared/environment/environment-context.tsx';
import { waitingToasts } from '../../shared/toasts/toast-store.ts';
import { AdminDashboard } from './admin-dashboard.tsx';

type Community = typeof import('@lumen-throw/community/index');
type Answer = () => Promise<unknown>;

const { moderation, gallery, queue, members } = vi.hoisted(() => ({
  moderation: {
    listSubmissions: vi.fn<Answer>(),
    hideSetup: vi.fn<Answer>(),
    keepSetup: vi.fn<Answer>(),
    publishSetup: vi.fn<Answer>(),
    undoDecision: vi.fn<Answer>(),
  },
  gallery: { findFeatured: vi.fn<Answer>() },
  queue: { listQueue: vi.fn<Answer>(), listEarlierVersions: vi.fn<Answer>() },
  members: {
    lookUpMember: vi.fn<Answer>(),
    banMember: vi.fn<Answer>(),
    liftBan: vi.fn<Answer>(),
    keepBan: vi.fn<Answer>(),
  },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../test/fixture/late-community.ts');
  return communityWith(original, {
    loadModeration: moderation,
    loadGallery: gallery,
    loadModerationQueue: queue,
    loadMemberDecisions: members,
  });
});

const report = (user: string) =>
  ({ user_id: user, reason: 'stolen', text: `Says ${user}.`, at: new Date() }) as const;

function item(id: string, changes: Partial<QueuedSetup> = {}): QueuedSetup {
  return {
    id,
    kind: 'setup',
    owner: 'nia',
    title: `Setup ${id}`,
    reports: 1,
    latest: [report('jonas')],
    weight: 3,
    answer: null,
    editedSince: null,
    open: true,
    setup: sampleSetup({
      id,
      title: `Setup ${id}`,
      images: ['https://x/1', 'https://x/2'],
      image_paths: ['a', 'b'],
    }),
    ...changes,
  };
}

const HISTORY = {
  uid: 'nia',
  shown_name: 'Nia',
  since: '2026-01-02T00:00:00Z',
  confirmed: true,
  state: 'active',
  is_admin: false,
  published: 3,
  hidden: 1,
  likes_given: 12,
  reports_made: 0,
  times_hidden: 2,
  banned_before: { deleted: '2026-10-01T12:00:00.000Z', reason: 'advertising' },
};

addDialogMethods();
beforeEach(() => {
  vi.resetAllMocks();
  moderation.listSubmissions.mockResolvedValue({ setups: [], next: null });
  gallery.findFeatured.mockResolvedValue(null);
  members.lookUpMember.mockResolvedValue(HISTORY);
  members.banMember.mockResolvedValue({ setups: 3, entry: 'ban' });
  members.liftBan.mockResolvedValue(2);
});
afterEach(cleanup);

function Page({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
    </MemoryRouter>
  );
}

async function open(items: readonly QueuedSetup[]) {
  queue.listQueue.mockResolvedValue(items);
  render(<AdminDashboard moderator="admin" />, { wrapper: Page });
  return within(await screen.findByRole('region', { name: 'Reports and answers' }));
}

function explain(title: string, act: string) {
  const dialog = within(screen.getByRole('dialog', { name: title }));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'stolen' } });
  fireEvent.click(dialog.getByRole('button', { name: act }));
}

const WHY = { reason: 'stolen', note: '' };
const lastToast = () => waitingToasts().at(-1)?.description;

test('shows an admin the values before an edit, but only the changed ones', async () => {
  const setup = sampleSetup({ id: 'a', location_city: 'Lund', images: ['https://x/1', 'https://x/2'] });
  const now = { ...setup, pictures: 2 };
  queue.listEarlierVersions.mockResolvedValue([
    { ...now, title: 'Second title', at: new Date('2026-11-20T10:00:00Z') },
    { ...now, title: 'First title', location_city: '', pictures: 1, at: new Date('2026-11-19T10:00:00Z') },
  ]);
  const section = await open([item('a', { setup })]);
  fireEvent.click(await section.findByRole('button', { name: 'Earlier versions' }));
  const versions = within(await section.findByRole('list', { name: 'Earlier versions' }));
  const shown = versions.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown[0]).toMatch(/^Until Nov 20, 2026, .*TitleSecond title$/);
  expect(shown[1]).toMatch(/TitleFirst titleCityNothingNumber of pictures1$/);
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

test('shows what changed since the decision side by side, and nothing from before it', async () => {
  const setup = sampleSetup({ id: 'a', title: 'Buy lamps', location_city: 'Lund' });
  const now = { ...setup, pictures: 1 };
  queue.listEarlierVersions.mockResolvedValue([
    { ...now, title: 'A step between', at: at(22) },
    { ...now, title: 'Attic cinema', screen_size_inches: null, location_city: '', at: at(21) },
    { ...now, title: 'From before', description: 'Older.', at: at(3) },
  ]);
  const section = await open([item('a', { setup, editedSince: at(20) })]);
  const table = within(await section.findByRole('table', { name: 'Changed meanwhile' }));
  const cells = table.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent));
  expect(cells).toEqual([
    ['Field', 'Before', 'Now'],
    ['Title', 'Attic cinema', 'Buy lamps'],
    ['City', 'Nothing', 'Lund'],
    ...(setup.screen_size_inches === null
      ? []
      : [['Screen size in inches', 'Nothing', String(setup.screen_size_inches)]]),
  ]);
});

test('compares nothing without an edit since the decision', async () => {
  const section = await open([item('a')]);
  await section.findByRole('heading', { name: 'Setup a' });
  expect(section.queryByRole('table')).toBeNull();
  expect(queue.listEarlierVersions).not.toHaveBeenCalled();
});

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => (document.activeElement as HTMLElement | null)?.dataset['item'];

describe('by keyboard', () => {
  test('moves between items, leaves one as it is, and undoes that', async () => {
    moderation.keepSetup.mockResolvedValue('kept');
    const section = await open([item('a'), item('b')]);
    (await section.findAllByRole('checkbox'))[0]?.focus();
    press('j');
    expect(focused()).toBe('b');
    press('j');
    expect(focused()).toBe('b');
    press('k');
    expect(focused()).toBe('a');
    press('l');
    await waitFor(() => expect(section.queryByRole('heading', { name: 'Setup a' })).toBeNull());
    expect(moderation.keepSetup).toHaveBeenLastCalledWith(environment.firebase, 'admin', 'a');
    await section.findByRole('button', { name: 'Undo: Leave as it is' });
    expect(focused()).toBe('b');
    press('u');
    await waitFor(() =>
      expect(moderation.undoDecision).toHaveBeenLastCalledWith(environment.firebase, 'kept'),
    );
    expect(await section.findByRole('heading', { name: 'Setup a' })).toBeDefined();
    await waitFor(() => expect(section.queryByRole('button', { name: /^Undo/ })).toBeNull());
  });

  test('goes to the item before where none comes after, and to the heading once nothing waits', async () => {
    moderation.keepSetup.mockResolvedValue('kept');
    const section = await open([item('a'), item('b')]);
    (await section.findAllByRole('checkbox'))[1]?.focus();
    press('l');
    await waitFor(() => expect(focused()).toBe('a'));
    await section.findByRole('button', { name: 'Undo: Leave as it is' });
    press('l');
    expect(await section.findByText('Nothing is waiting for you.')).toBeDefined();
    const heading = section.getByRole('heading', { name: 'Reports and answers' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => {
      press('u');
      expect(moderation.undoDecision).toHaveBeenLastCalledWith(environment.firebase, 'kept');
    });
    await section.findByRole('heading', { name: 'Setup a' });
    press('k');
    expect(focused()).toBe('a');
  });

  test('loses no key while an act is under way, and takes back the act before the key', async () => {
    const first = Promise.withResolvers<string>();
    moderation.keepSetup.mockReturnValueOnce(first.promise).mockResolvedValueOnce('second');
    const section = await open([item('a'), item('b'), item('c')]);
    (await section.findAllByRole('checkbox'))[0]?.focus();
    press('l');
    // The same item isn't decided twice.
    press('l');
    press('j');
    press('l');
    press('u');
    first.resolve('first');
    await waitFor(() =>
      expect(moderation.undoDecision).toHaveBeenCalledExactlyOnceWith(environment.firebase, 'second'),
    );
    expect(moderation.keepSetup.mock.calls.map((call: unknown[]) => call[2])).toEqual(['a', 'b']);
    // What comes back has the focus.
    await waitFor(() => expect(focused()).toBe('b'));
  });

  test('says that a decision was replaced, and does not offer to take it back again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    moderation.keepSetup.mockResolvedValue('kept');
    moderation.undoDecision.mockRejectedValue(
      new CommunityError('decided-anew', 'It was decided anew since.'),
    );
    const section = await open([item('a'), item('b')]);
    (await section.findAllByRole('checkbox'))[0]?.focus();
    press('l');
    fireEvent.click(await section.findByRole('button', { name: 'Undo: Leave as it is' }));
    await waitFor(() => expect(lastToast()).toBe('It was decided anew since.'));
    expect(section.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('stays at the items after a dialog and after the button that undoes', async () => {
    moderation.hideSetup.mockResolvedValue('hidden');
    const section = await open([item('a'), item('b'), item('c')]);
    const hide = (await section.findAllByRole('button', { name: 'Hide' }))[1];
    hide?.focus();
    fireEvent.click(hide ?? document.body);
    explain('Hide this setup?', 'Hide');
    const undo = await section.findByRole('button', { name: 'Undo: Hide' });
    await waitFor(() => expect(focused()).toBe('c'));
    undo.focus();
    fireEvent.click(undo);
    await waitFor(() => expect(focused()).toBe('c'));
  });

  test('asks for a reason before hiding or banning', async () => {
    const section = await open([item('a')]);
    (await section.findByRole('checkbox')).focus();
    press('h');
    expect(screen.getByRole('dialog', { name: 'Hide this setup?' })).toBeDefined();
    expect(moderation.hideSetup).not.toHaveBeenCalled();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { repeat: true }])(
    'leaves the browser its own keys: %j',
    async (modifier) => {
      const section = await open([item('a')]);
      (await section.findByRole('checkbox')).focus();
      for (const key of ['h', 'l', 'b', 'j']) press(key, modifier);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(moderation.keepSetup).not.toHaveBeenCalled();
    },
  );

  test('does nothing outside the items', async () => {
    const section = await open([item('a')]);
    (await section.findByRole('button', { name: 'Check again' })).focus();
    press('l');
    press('h');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(moderation.keepSetup).not.toHaveBeenCalled();
  });
});

test('undoes a hide from the queue, and shows the way back only once', async () => {
  moderation.hideSetup.mockResolvedValue('hidden');
  const section = await open([item('a'), item('b')]);
  fireEvent.click((await section.findAllByRole('button', { name: 'Hide' }))[0] ?? document.body);
  explain('Hide this setup?', 'Hide');
  fireEvent.click(await section.findByRole('button', { name: 'Undo: Hide' }));
  await waitFor(() =>
    expect(moderation.undoDecision).toHaveBeenCalledExactlyOnceWith(environment.firebase, 'hidden'),
  );
  await waitFor(() => expect(section.queryByRole('button', { name: /^Undo/ })).toBeNull());
});

test('says that nothing changed for an unedited setup', async () => {
  queue.listEarlierVersions.mockResolvedValue([]);
  const section = await open([item('a')]);
  fireEvent.click(await section.findByRole('button', { name: 'Earlier versions' }));
  expect(await section.findByText('The owner has changed nothing since sharing it.')).toBeDefined();
});

test("shows an error in place of the earlier versions when they can't be read", async () => {
  queue.listEarlierVersions.mockRejectedValue(new Error('no'));
  const section = await open([item('a')]);
  fireEvent.click(await section.findByRole('button', { name: 'Earlier versions' }));
  expect(await section.findByText("We can't load the earlier versions right now.")).toBeDefined();
});

test('shows the empty state when nothing is pending', async () => {
  const section = await open([]);
  expect(await section.findByText('Nothing is waiting for you.')).toBeDefined();
});

test("shows an error and retries when the queue can't be read", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  queue.listQueue.mockRejectedValueOnce(new Error('no')).mockResolvedValue([item('a')]);
  render(<AdminDashboard moderator="admin" />, { wrapper: Page });
  expect(await screen.findByText("We can't load the reports right now.")).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again: Reports and answers' }));
  expect(await screen.findByRole('heading', { name: 'Setup a' })).toBeDefined();
});

test('a reported setup shows all images, the reports and, on request, its history', async () => {
  const section = await open([item('a', { reports: 7, latest: [report('jonas'), report('petra')] })]);
  expect(await section.findByText('7 reports')).toBeDefined();
  expect(section.getAllByRole('img')).toHaveLength(2);
  expect(section.getByText(': Says petra.')).toBeDefined();
  expect(section.getByText('and 5 more')).toBeDefined();
  expect(members.lookUpMember).not.toHaveBeenCalled();
  fireEvent.click(section.getByRole('button', { name: "Member's history" }));
  expect(await section.findByText('Times hidden by admins')).toBeDefined();
  expect(section.getByText('12')).toBeDefined();
});

test('a full page says that there may be more, also once some of it is decided', async () => {
  const full = Array.from({ length: PAGE_SIZES.queue }, (_, index) => item(`s${index}`));
  const section = await open(full);
  expect(await section.findByText('20 or more waiting')).toBeDefined();
  fireEvent.click(section.getAllByRole('button', { name: 'Leave as it is' })[0] ?? document.body);
  expect(await section.findByText('19 or more waiting')).toBeDefined();
});

test('says what to do where a decision was not stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  moderation.keepSetup.mockRejectedValue(new Error('no connection'));
  const section = await open([item('a')]);
  fireEvent.click(await section.findByRole('button', { name: 'Leave as it is' }));
  await waitFor(() =>
    expect(lastToast()).toBe('Failed to save the decision. Check your connection and try again.'),
  );
});

test('removes a decided item immediately, although the queue still has it', async () => {
  const section = await open([item('a'), item('b')]);
  fireEvent.click((await section.findAllByRole('button', { name: 'Leave as it is' }))[0] ?? document.body);
  await waitFor(() => expect(section.queryByRole('heading', { name: 'Setup a' })).toBeNull());
  expect(moderation.keepSetup).toHaveBeenCalledExactlyOnceWith(environment.firebase, 'admin', 'a');
  fireEvent.click(section.getByRole('button', { name: 'Hide' }));
  explain('Hide this setup?', 'Hide');
  expect(await section.findByText('Nothing is waiting for you.')).toBeDefined();
  expect(moderation.hideSetup).toHaveBeenCalledExactlyOnceWith(environment.firebase, 'admin', 'b', WHY);
});

test('keeps a decided item off the page when the queue fails to reload', async () => {
  const section = await open([item('a'), item('b')]);
  const titles = () => section.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  fireEvent.click((await section.findAllByRole('button', { name: 'Leave as it is' }))[0] ?? document.body);
  await waitFor(() => expect(titles()).toEqual(['Setup b']));
  queue.listQueue.mockRejectedValue(new Error('no connection'));
  const asked = queue.listQueue.mock.calls.length;
  fireEvent.click(section.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(queue.listQueue.mock.calls.length).toBeGreaterThan(asked));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(titles()).toEqual(['Setup b']);
});

/** A report from November. */
const reported = (day: number) => [
  { user_id: 'ada', reason: 'other' as const, text: '', at: new Date(Date.UTC(2026, 10, day)) },
];

/** Returns to the tab after a while, which reloads the data. */
async function comeBack(): Promise<void> {
  const asked = queue.listQueue.mock.calls.length;
  const now = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(queue.listQueue.mock.calls.length).toBeGreaterThan(asked));
}

test('shows a decided item again when it has a new report or reply', async () => {
  const section = await open([item('a', { latest: reported(1) })]);
  fireEvent.click(await section.findByRole('button', { name: 'Leave as it is' }));
  await section.findByText('Nothing is waiting for you.');
  await comeBack();
  expect(section.queryByRole('heading', { name: 'Setup a' })).toBeNull();
  queue.listQueue.mockResolvedValue([item('a', { latest: reported(2) })]);
  await comeBack();
  expect(await section.findByRole('heading', { name: 'Setup a' })).toBeDefined();
});

test('hides several setups for one reason; after a failure the remaining ones stay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const section = await open([item('a'), item('b'), item('c')]);
  moderation.hideSetup.mockResolvedValueOnce('hidden').mockRejectedValueOnce(new Error('no'));
  for (const id of ['a', 'b'])
    fireEvent.click(await section.findByRole('checkbox', { name: `Select "Setup ${id}"` }));
  expect(section.getByText('2 selected')).toBeDefined();
  fireEvent.click(section.getByRole('button', { name: 'Hide selected' }));
  explain('Hide these 2 setups?', 'Hide');
  await waitFor(() => expect(section.queryByRole('heading', { name: 'Setup a' })).toBeNull());
  await waitFor(() => expect(lastToast()).toBe('1 of 2 done, then: Failed to update status'));
  // Keeps the reason for a retry.
  const dialog = within(screen.getByRole('dialog', { name: 'Hide these 2 setups?' }));
  expect(dialog.getByLabelText(/Reason/)).toHaveProperty('value', 'stolen');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  for (const id of ['b', 'c']) expect(section.getByRole('heading', { name: `Setup ${id}` })).toBeDefined();
  // What was done before the failure can be taken back.
  expect(section.getByRole('button', { name: 'Undo: Hide' })).toBeDefined();
  moderation.keepSetup.mockResolvedValue('kept');
  fireEvent.click(section.getByRole('checkbox', { name: 'Select "Setup c"' }));
  fireEvent.click(section.getByRole('button', { name: 'Leave selected' }));
  expect(await section.findByText('Nothing is waiting for you.')).toBeDefined();
});

test('shows a reply with its decision and publishes the setup or keeps it hidden', async () => {
  const answer = {
    entry: 'e',
    text: 'It was a joke.',
    reason: 'offensive',
    note: 'The title.',
    at: new Date(),
  } as const;
  const setup = sampleSetup({ id: 'a', status: 'Hidden' });
  const section = await open([item('a', { reports: 0, latest: [], answer, setup })]);
  expect((await section.findByText(/Hidden for:/)).textContent).toBe(
    'Hidden for: Offensive or hateful: The title.',
  );
  expect(section.getByText('It was a joke.')).toBeDefined();
  expect(section.getByRole('button', { name: 'Leave hidden' })).toBeDefined();
  fireEvent.click(section.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(moderation.publishSetup).toHaveBeenCalledWith(environment.firebase, 'admin', 'a'),
  );
});

test("previews a ban's effects first and decides on a banned member's reply", async () => {
  const answer = { entry: 'e', text: 'Sorry.', reason: 'other', note: '', at: new Date() } as const;
  const section = await open([
    item('a'),
    item('nia', { kind: 'member', title: 'Nia', reports: 0, latest: [], answer, setup: null }),
  ]);
  fireEvent.click(await section.findByRole('button', { name: 'Ban member' }));
  const reach =
    'This hides 3 published setups. 12 likes given by this member no longer decide the Setup of the Month.';
  expect(await screen.findByText(reach)).toBeDefined();
  expect(members.banMember).not.toHaveBeenCalled();
  explain('Ban this member?', 'Ban and hide everything');
  await waitFor(() =>
    expect(members.banMember).toHaveBeenCalledExactlyOnceWith(environment.firebase, 'nia', WHY),
  );
  await waitFor(() => expect(lastToast()).toBe('Member banned, 3 setups hidden'));
});

describe("a member's history that was not read can be read again", () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    members.lookUpMember.mockReset().mockRejectedValue(new Error('no functions'));
  });

  test('in its item, where the focus stays', async () => {
    const section = await open([item('a')]);
    fireEvent.click(await section.findByRole('button', { name: "Member's history" }));
    const again = await section.findByRole('button', { name: 'Try again' });
    members.lookUpMember.mockResolvedValue(HISTORY);
    again.focus();
    fireEvent.click(again);
    const facts = await section.findByText('Times hidden by admins');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(facts)).toBe(true);
  });

  test('before a ban', async () => {
    const section = await open([item('a')]);
    fireEvent.click(await section.findByRole('button', { name: 'Ban member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ban this member?' }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    members.lookUpMember.mockResolvedValue(HISTORY);
    fireEvent.click(again);
    await dialog.findByLabelText(/Reason/);
    explain('Ban this member?', 'Ban and hide everything');
    await waitFor(() => expect(members.banMember).toHaveBeenCalledOnce());
  });
});

test('does not offer to ban an admin', async () => {
  members.lookUpMember.mockResolvedValue({ ...HISTORY, is_admin: true });
  const section = await open([item('a')]);
  fireEvent.click(await section.findByRole('button', { name: 'Ban member' }));
  expect(await screen.findByText('This member is an admin, whom operators ban.')).toBeDefined();
  const act = screen.getByRole('button', { name: 'Ban and hide everything' });
  expect(act.getAttribute('aria-disabled')).toBe('true');
});

test('marks a setup that its owner has edited since the decision', async () => {
  const section = await open([item('a', { editedSince: new Date() }), item('b')]);
  const [edited, other] = await section.findAllByRole('heading', { name: /Setup [ab]/ });
  expect(edited?.parentElement?.textContent).toContain('Edited meanwhile');
  expect(other?.parentElement?.textContent).not.toContain('Edited meanwhile');
});
