// @vitest-environment jsdom
/** Editing an own setup keeps what was typed until it is saved. */
import { CommunityError } from '@lumen-throw/community/community-error';
import type { Setup } from '@lumen-throw/domain/setup';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDialogMethods } from '../../../../../test/fixture/dialogs.ts';
import { environment } from '../../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../../test/fixture/setup.ts';
import { CommunityData } from '../../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../../shared/environment/environment-context.tsx';
import { connectSession, type SessionBackend } from '../../../../shared/session/session-store.ts';
import { waitingToasts } from '../../../../shared/toasts/toast-store.ts';
import { SetupEditor } from './setup-editor.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { own, outdated } = vi.hoisted(() => ({
  own: { editSetup: vi.fn<() => Promise<Setup>>() },
  outdated: vi.fn<() => void>(),
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadOwnSetups: own, loadUploads: {}, loadInspectedPictures: {} });
});

addDialogMethods();
beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});
afterEach(cleanup);

const SETUPS = [sampleSetup(), sampleSetup({ id: 'b', title: 'Lawn cinema' })];

function OwnSetups({ onSaved }: { onSaved: (setup: Setup) => void }) {
  const [editing, setEditing] = useState<Setup | null>(null);
  return (
    <EnvironmentProvider value={environment}>
      <CommunityData>
        {SETUPS.map((setup) => (
          <button key={setup.id} type="button" onClick={() => setEditing(setup)}>
            Edit {setup.title}
          </button>
        ))}
        {editing ? (
          <SetupEditor
            key={editing.id}
            uid="nia"
            setup={editing}
            onClose={() => setEditing(null)}
            onSaved={onSaved}
            onOutdated={outdated}
          />
        ) : null}
      </CommunityData>
    </EnvironmentProvider>
  );
}

const banned: SessionBackend['watch'] = (onChange) => {
  onChange({ user: { id: 'nia', displayName: 'Nia', email: null, isBanned: true }, isAdmin: false });
  return () => {};
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const type = (words: string) => fireEvent.change(title(), { target: { value: words } });
const isNoted = () => screen.queryByText(/^What you typed is back/) !== null;

test('closes the editor after saving and keeps what was typed after a failure', async () => {
  const onSaved = vi.fn<(setup: Setup) => void>();
  own.editSetup.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(sampleSetup());
  render(<OwnSetups onSaved={onSaved} />);
  press('Edit Attic cinema');
  type('Attic cinema, painted');
  press('Save changes');
  await waitFor(() => expect(waitingToasts().at(-1)).toMatchObject({ title: 'Not saved' }));
  expect(title().value).toBe('Attic cinema, painted');
  press('Save changes');
  await waitFor(() => expect(waitingToasts().map((toast) => toast.title)).not.toContain('Not saved'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(own.editSetup).toHaveBeenLastCalledWith(
    environment.firebase,
    SETUPS[0],
    expect.objectContaining({ title: 'Attic cinema, painted' }),
    ['setups/nia/a.webp'],
  );
  expect(onSaved).toHaveBeenCalledOnce();
});

test('says that it is a ban why a change was not saved, and keeps what was typed', async () => {
  const backend = { watch: banned, lookAgain: () => {}, signOut: () => Promise.resolve() };
  connectSession({ expected: false, load: () => Promise.resolve(backend) });
  own.editSetup.mockRejectedValue(new CommunityError('not-allowed', 'You are not allowed to do this.'));
  render(<OwnSetups onSaved={() => {}} />);
  press('Edit Attic cinema');
  type('Attic cinema, painted');
  press('Save changes');
  await waitFor(() =>
    expect(waitingToasts().at(-1)?.description).toMatch(/^An admin has banned this account/),
  );
  expect(title().value).toBe('Attic cinema, painted');
});

test('a save that finishes after its editor was closed does not close the next one', async () => {
  const answer = Promise.withResolvers<Setup>();
  const onSaved = vi.fn<(setup: Setup) => void>();
  own.editSetup.mockReturnValue(answer.promise);
  render(<OwnSetups onSaved={onSaved} />);
  press('Edit Attic cinema');
  press('Save changes');
  await waitFor(() => expect(own.editSetup).toHaveBeenCalledOnce());
  press('Close');
  press('Edit Lawn cinema');
  type('Lawn cinema, mown');
  await act(async () => {
    answer.resolve(sampleSetup());
    await answer.promise;
  });
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(title().value).toBe('Lawn cinema, mown');
  // It keeps the next editor's stored draft as well.
  press('Close');
  press('Edit Lawn cinema');
  expect(title().value).toBe('Lawn cinema, mown');
});

test('restores what was typed until it is saved or discarded, also after the session ended', async () => {
  own.editSetup.mockResolvedValue(sampleSetup());
  render(<OwnSetups onSaved={() => {}} />);
  press('Edit Attic cinema');
  type('Attic cinema, painted');
  press('Close');
  press('Edit Lawn cinema');
  expect(title().value).toBe('Lawn cinema');
  expect(isNoted()).toBe(false);
  press('Close');
  // A signed-out visitor sees no editor.
  cleanup();
  render(<OwnSetups onSaved={() => {}} />);
  press('Edit Attic cinema');
  expect(title().value).toBe('Attic cinema, painted');
  expect(isNoted()).toBe(true);
  press('Cancel');
  press('Edit Attic cinema');
  expect(title().value).toBe('Attic cinema');
  type('Attic cinema, repainted');
  press('Save changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Edit Attic cinema');
  expect(title().value).toBe('Attic cinema');
});

test('reloads a setup that changed elsewhere and keeps what was typed', async () => {
  own.editSetup.mockRejectedValue(new CommunityError('changed-meanwhile', 'It was changed somewhere else.'));
  render(<OwnSetups onSaved={() => {}} />);
  press('Edit Attic cinema');
  type('Attic cinema, painted');
  press('Save changes');
  await waitFor(() => expect(outdated).toHaveBeenCalledOnce());
  expect(waitingToasts().at(-1)).toMatchObject({ description: 'It was changed somewhere else.' });
  expect(title().value).toBe('Attic cinema, painted');
});
