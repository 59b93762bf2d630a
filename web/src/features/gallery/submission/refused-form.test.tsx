// @vitest-environment jsdom
/** What the sharing form says when it isn't sent, and that it says so until the next try only. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { keepTexts } from '../../../shared/setup-draft/draft.ts';
import { EMPTY_SUBMISSION } from '../../../shared/setup-draft/submission-values.ts';
import { takeToast, waitingToasts } from '../../../shared/toasts/toast-store.ts';
import { SubmissionForm } from './submission-form.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { form, session } = vi.hoisted(() => ({
  form: { chosen: [] as unknown[] },
  session: { verifiedMember: vi.fn<() => Promise<unknown>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadSession: session });
});
vi.mock('./use-pictures.ts', () => ({ usePictures: () => form }));
vi.mock('./picture-picker.tsx', () => ({ PicturePicker: () => null }));

afterEach(() => {
  for (const waiting of waitingToasts()) takeToast(waiting);
  localStorage.clear();
  cleanup();
});

const LINKED = { title: 'Attic', description: 'See www.example.com.' };

/** The form of a new member, with what was typed into it. */
async function show(typed: Partial<typeof EMPTY_SUBMISSION>, pictures: number): Promise<void> {
  form.chosen = Array.from({ length: pictures }, (_, key) => ({ key: String(key) }));
  keepTexts('nia', { ...EMPTY_SUBMISSION, ...typed });
  // What is loaded on demand is awaited.
  await act(async () => {
    render(
      <MemoryRouter>
        <EnvironmentProvider value={environment}>
          <SubmissionForm user={{ id: 'nia', displayName: 'Nia', email: null }} onShared={() => {}} />
        </EnvironmentProvider>
      </MemoryRouter>,
    );
    await import('../kit/kit-section.tsx');
  });
}

const send = () => fireEvent.submit(document.forms[0] ?? document.body);

test.each([
  ['a required field', { description: 'A beam.' }, 1, 'Missing fields'],
  ['a picture, with a forbidden link', LINKED, 0, 'Missing fields'],
  ['a picture alone', { ...LINKED, description: 'A beam.' }, 0, 'No images'],
  ['nothing, with a forbidden link', LINKED, 1, 'Check the form'],
])('names what is wrong with a form that lacks %s', async (_what, typed, pictures, title) => {
  await show(typed, pictures);
  send();
  expect(waitingToasts().map((toast) => toast.title)).toEqual([title]);
});

test('takes its last message back when the next try begins', async () => {
  session.verifiedMember.mockReturnValue(new Promise(() => {}));
  await show(LINKED, 1);
  send();
  expect(waitingToasts()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText(/^Description/), { target: { value: 'A beam.' } });
  await act(async () => {
    send();
    await Promise.resolve();
  });
  expect(screen.getByRole('button', { name: 'Uploading...' })).toBeDefined();
  expect(waitingToasts()).toEqual([]);
});
