// @vitest-environment jsdom
/** Sharing a setup: the form's fields and its messages when sharing fails. */
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_DETAILS } from '@lumen-throw/domain/setup-details';
import { CommunityError } from '@lumen-throw/community/community-error';
import { connectSession, startSession, type SessionBackend } from '../../../shared/session/session-store.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { shareSetupHref } from '@lumen-throw/domain/community-paths';
import { keepTexts } from '../../../shared/setup-draft/draft.ts';
import { SetupFields } from '../../../shared/setup-draft/setup-fields.tsx';
import { SubmissionForm } from './submission-form.tsx';
import { EMPTY_SUBMISSION } from '../../../shared/setup-draft/submission-values.ts';
import type { ChosenPicture } from './pictures-state.ts';
import type { Pictures } from './use-pictures.ts';
import { useSubmission } from './use-submission.ts';
import { waitingToasts } from '../../../shared/toasts/toast-store.ts';
import { environment } from '../../../../test/fixture/environment.ts';

type Community = typeof import('@lumen-throw/community/index');

const { session, uploads, inspected, sharing, earlier } = vi.hoisted(() => ({
  session: { verifiedMember: vi.fn<() => Promise<unknown>>() },
  uploads: { uploadImage: vi.fn<() => Promise<unknown>>() },
  inspected: { waitForPicture: vi.fn<() => Promise<void>>() },
  sharing: { newSetupId: () => 'new', createSetup: vi.fn<() => Promise<unknown>>() },
  earlier: { findEarlierSetup: vi.fn<() => Promise<unknown>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, {
    loadSession: session,
    loadUploads: uploads,
    loadInspectedPictures: inspected,
    loadSharing: sharing,
    loadEarlierAttempt: earlier,
    loadStoredImages: { imageExists: () => Promise.resolve(true) },
  });
});

const { keepInView } = vi.hoisted(() => ({ keepInView: vi.fn<(part: HTMLElement) => () => void>() }));
vi.mock('./keep-in-view.ts', () => ({ keepInView }));

beforeEach(() => {
  vi.clearAllMocks();
  session.verifiedMember.mockResolvedValue({ uid: 'nia' });
  uploads.uploadImage.mockResolvedValue('setups/nia/1-a.webp');
  inspected.waitForPicture.mockResolvedValue();
  sharing.createSetup.mockResolvedValue({});
  earlier.findEarlierSetup.mockResolvedValue(null);
});
afterEach(cleanup);

const inPage = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
    </MemoryRouter>
  ),
};

const chosen = {
  key: 'k',
  preview: '',
  sentPath: null,
  prepared: { blob: new Blob(['x']) },
} as unknown as ChosenPicture;
const pictures = { chosen: [chosen], markSent: () => {} } as unknown as Pictures;
const values = { ...EMPTY_SUBMISSION, title: 'Attic', description: 'A beam.' };

/** Shares a setup. @returns the last message afterwards */
async function share() {
  const { result } = renderHook(() => useSubmission('nia', pictures), inPage);
  await act(() => result.current.submit(values));
  return waitingToasts().at(-1);
}

test('says that a shared setup is live [7-12 8-11]', async () => {
  expect(await share()).toMatchObject({ title: 'Success!', description: 'Your setup is now live.' });
  expect(sharing.createSetup).toHaveBeenCalledWith(
    environment.firebase,
    'new',
    { uid: 'nia' },
    expect.objectContaining({
      title: 'Attic',
      type_tag: 'Indoor',
      size_tag: 'Medium',
      screen_size_inches: null,
    }),
    ['setups/nia/1-a.webp'],
    NO_DETAILS,
  );
});

test('an earlier version that is live as well is named', async () => {
  await share();
  earlier.findEarlierSetup.mockResolvedValue({ title: 'Atic', imagePaths: [], same: false });
  expect(await share()).toMatchObject({ title: 'An earlier version is live too' });
});

test('a draft that is shared is told to the other tabs', async () => {
  vi.resetModules();
  // The same script in another tab, with a channel of its own.
  const { onSharedElsewhere } = await import('./draft-tabs.ts');
  const heard = vi.fn<(content: object) => void>();
  const end = onSharedElsewhere('nia', heard);
  await share();
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(heard.mock.lastCall?.[0]).toMatchObject({ values, keys: ['k'] });
  end();
});

const refused = new CommunityError('not-allowed', 'It was not accepted.');

test.each([
  ['an upload', uploads.uploadImage, refused, 'Failed to upload image: It was not accepted.'],
  [
    'a picture that the server does not take',
    inspected.waitForPicture,
    new CommunityError('invalid-image', 'The image is damaged.'),
    'Failed to upload image: The image is damaged.',
  ],
  ['a save', sharing.createSetup, refused, 'Failed to save setup: It was not accepted.'],
  ['anything else', sharing.createSetup, new Error('odd'), 'Failed to submit setup. Please try again.'],
  [
    'a server that answers with an error',
    sharing.createSetup,
    new CommunityError('server-error', 'The service answered with an error.'),
    'Failed to submit setup. Please try again.',
  ],
] as const)('explains a failure of %s [8-12..14]', async (_what, part, error, description) => {
  part.mockRejectedValue(error);
  expect(await share()).toMatchObject({ title: 'Error', description, variant: 'destructive' });
});

test('looks up the member anew when a save is refused, for it may be a ban', async () => {
  const lookAgain = vi.fn<() => void>();
  const backend = { watch: () => () => {}, lookAgain, signOut: () => Promise.resolve() };
  connectSession({ expected: false, load: () => Promise.resolve(backend) });
  await startSession();
  sharing.createSetup.mockRejectedValue(refused);
  await share();
  await waitFor(() => expect(lookAgain).toHaveBeenCalledOnce());
});

let tell: Parameters<SessionBackend['watch']>[0] = () => {};
const announce = (isBanned: boolean) =>
  tell({ user: { id: 'nia', displayName: 'Nia', email: null, isBanned }, isAdmin: false });

test.each([true, false])(
  "a refused member who is banned (%s) reads it in the form's place alone",
  async (isBanned) => {
    const backend = {
      watch: (onChange: typeof tell) => ((tell = onChange), () => {}),
      lookAgain: async () => announce(await Promise.resolve(isBanned)),
      signOut: () => Promise.resolve(),
    };
    vi.resetModules();
    const fresh = await import('../../../shared/session/session-store.ts');
    fresh.connectSession({ expected: false, load: () => Promise.resolve(backend) });
    await fresh.startSession();
    announce(false);
    const { useCancellableRun } = await import('./use-cancellable-run.ts');
    const { SubmissionFailure } = await import('./submission-failure.ts');
    const toasts = await import('../../../shared/toasts/toast-store.ts');
    const { result } = renderHook(() => useCancellableRun(() => {}));
    await act(() => result.current.run(() => Promise.reject(new SubmissionFailure('upload', refused))));
    expect(toasts.waitingToasts().map(({ description }) => description)).toEqual(
      isBanned ? [] : ['Failed to upload image: It was not accepted.'],
    );
  },
);

test('inspects an image before a setup uses it and shows a refusal on its tile', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  inspected.waitForPicture.mockReturnValue(promise);
  const { result } = renderHook(() => useSubmission('nia', pictures), inPage);
  act(() => void result.current.submit(values));
  await waitFor(() => expect(result.current.sending.get('k')).toEqual({ kind: 'checking' }));
  const signal: unknown = expect.any(AbortSignal);
  expect(inspected.waitForPicture).toHaveBeenCalledWith(environment.firebase, 'setups/nia/1-a.webp', signal);
  reject(new CommunityError('invalid-image', 'The image is damaged.'));
  await waitFor(() => expect(result.current.phase).toBe('idle'));
  expect(result.current.sending.get('k')).toEqual({ kind: 'failed', reason: 'The image is damaged.' });
  expect(sharing.createSetup).not.toHaveBeenCalled();
});

test('refusing an image during the next upload is a form error, not an unhandled rejection', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  uploads.uploadImage.mockResolvedValueOnce('setups/nia/1-a.webp').mockReturnValueOnce(promise);
  inspected.waitForPicture.mockRejectedValueOnce(
    new CommunityError('invalid-image', 'The image is damaged.'),
  );
  const two = { ...pictures, chosen: [chosen, { ...chosen, key: 'l' }] };
  const { result } = renderHook(() => useSubmission('nia', two), inPage);
  act(() => void result.current.submit(values));
  await waitFor(() => expect(result.current.sending.get('k')).toMatchObject({ kind: 'failed' }));
  await act(() => new Promise((done) => setTimeout(done, 20)));
  resolve('setups/nia/1-b.webp');
  await waitFor(() => expect(result.current.phase).toBe('idle'));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(waitingToasts().at(-1)).toMatchObject({
    description: 'Failed to upload image: The image is damaged.',
  });
});

test('uploads an image under another name when nothing inspects it', async () => {
  inspected.waitForPicture.mockRejectedValueOnce(new CommunityError('not-inspected', 'It takes too long.'));
  uploads.uploadImage.mockResolvedValueOnce('setups/nia/1-lost.webp');
  expect(await share()).toMatchObject({ title: 'Success!' });
  expect(uploads.uploadImage).toHaveBeenCalledTimes(2);
  const used: unknown = expect.arrayContaining(['setups/nia/1-a.webp']);
  expect(sharing.createSetup.mock.lastCall).toEqual(expect.arrayContaining([used]));
});

test('shows the current phase while sharing [2.12-25]', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  uploads.uploadImage.mockReturnValue(promise);
  const { result } = renderHook(() => useSubmission('nia', pictures), inPage);
  act(() => void result.current.submit(values));
  expect(result.current.phase).toBe('uploading');
  resolve('setups/nia/1-a.webp');
  await waitFor(() => expect(result.current.phase).toBe('idle'));
});

/** The options under a legend. */
function labels(legend: string): (string | null)[] {
  const group = screen.getByRole('group', { name: legend });
  return [...group.querySelectorAll('label')].map((each) => each.textContent);
}

test("shows the form's fields, required marks, defaults and image picker [2.12-20 2.12-22 3-3 3-4 5-3..6 5-9 5-10 9-5]", () => {
  const user = { id: 'nia', displayName: 'Nia', email: null };
  render(<SubmissionForm user={user} onShared={() => {}} />, inPage);
  for (const label of [/^Title/, /^Description/])
    expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
  for (const label of [/^Projector model/, /^Screen size in inches/, /^City/, /^State or region/, /^Country/])
    expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(false);
  expect(labels('Type')).toEqual(['Indoor', 'Outdoor', 'Gaming', 'Other']);
  expect(labels('Room size')).toEqual(['Small', 'Medium', 'Large']);
  const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  expect(checked.map(({ value }) => value)).toEqual(['Indoor', 'Medium']);
  expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe(
    'image/png,image/jpeg,image/webp',
  );
  expect(document.querySelector('input[type=file]')?.hasAttribute('multiple')).toBe(true);
  expect(screen.getByText(/^PNG, JPG, WebP up to 5MB each/)).toBeDefined();
  expect(screen.getByText('Submissions go live immediately.')).toBeDefined();
});

const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test.each([
  ['the projector of a link', null, 'Epson LS12000'],
  ['a draft, whatever a link says', { ...EMPTY_SUBMISSION, title: 'Attic' }, ''],
])('begins with %s', async (_what, draft, projector) => {
  const user = { id: 'nia', displayName: 'Nia', email: null };
  window.history.replaceState(null, '', shareSetupHref('Epson LS12000'));
  if (draft) keepTexts(user.id, draft);
  // What is loaded on demand is awaited.
  await act(async () => {
    render(<SubmissionForm user={user} onShared={() => {}} />, inPage);
  });
  expect([valueOf(/^Title/), valueOf(/^Projector model/)]).toEqual([draft?.title ?? '', projector]);
  expect(keepInView.mock.calls).toEqual([[document.querySelector('form')]]);
  keepTexts(user.id, EMPTY_SUBMISSION);
  window.history.replaceState(null, '', '/');
});

const fields = (busy: boolean) => <SetupFields values={values} errors={{}} busy={busy} onChange={() => {}} />;

const texts = () => screen.getAllByRole<HTMLInputElement>('textbox');

test('locks fields while sharing and detects the direction of texts', () => {
  const { rerender } = render(fields(true));
  expect(texts()).toHaveLength(7);
  expect(texts().every(({ readOnly }) => readOnly)).toBe(true);
  expect(texts().every(({ dir }) => dir === 'auto')).toBe(true);
  expect(document.querySelectorAll('fieldset:disabled')).toHaveLength(2);
  rerender(fields(false));
  expect(texts().some(({ readOnly }) => readOnly)).toBe(false);
  expect(document.querySelectorAll('fieldset:disabled')).toHaveLength(0);
});
