// @vitest-environment jsdom
/** How a form reacts when another tab shares a draft. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { readTexts } from '../../../shared/setup-draft/draft.ts';
import { SubmissionForm } from './submission-form.tsx';
import { EMPTY_SUBMISSION } from '../../../shared/setup-draft/submission-values.ts';
import { environment } from '../../../../test/fixture/environment.ts';

const { kept } = vi.hoisted(() => ({
  kept: {
    /** Pictures of the draft, as the browser keeps them. */
    readPictures: vi.fn<() => Promise<unknown>>(),
    keepPictures: vi.fn<(uid: string, pictures: readonly { key: string }[]) => Promise<boolean>>(),
  },
}));

vi.mock('../../../shared/setup-draft/draft.ts', async (original) => ({
  ...(await original<object>()),
  ...kept,
}));

const VALUES = { ...EMPTY_SUBMISSION, title: 'Attic', description: 'A beam.' };
/** The channel between tabs also joins test files that run at once; no other file has this member. */
const MEMBER = 'member-with-two-tabs';
const NIA = { id: MEMBER, displayName: 'Nia', email: null };

const PICTURE = {
  key: 'k',
  prepared: { name: 'a.webp', blob: new Blob(), originalBytes: 1, width: 1, height: 1 },
  sentPath: null,
};

/** The same script in another tab, with a channel of its own. */
let otherTab: typeof import('./draft-tabs.ts');
beforeEach(async () => {
  vi.resetModules();
  otherTab = await import('./draft-tabs.ts');
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  kept.readPictures.mockResolvedValue([PICTURE]);
  kept.keepPictures.mockResolvedValue(true);
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <SubmissionForm user={NIA} onShared={() => {}} />
      </EnvironmentProvider>
    </MemoryRouter>,
  );
  for (const [label, value] of [
    [/^Title/, VALUES.title],
    [/^Description/, VALUES.description],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByRole('button', { name: /^Remove / });
  kept.keepPictures.mockClear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/).value;

test('clears the form when another tab shares the same draft', async () => {
  otherTab.tellShared(MEMBER, { values: VALUES, keys: ['k'] });
  await screen.findByText('This draft is live: you shared it in another tab.');
  expect(title()).toBe('');
  expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
});

test('keeps and stores a draft that differs', async () => {
  // As the other tab does after sharing.
  localStorage.clear();
  otherTab.tellShared(MEMBER, { values: { ...VALUES, title: 'Loft' }, keys: ['k'] });
  await screen.findByText(/Your changes here stay as a separate draft\.$/);
  expect(title()).toBe('Attic');
  expect(readTexts(MEMBER)).toEqual(VALUES);
  expect(kept.keepPictures.mock.lastCall?.[1].map(({ key }) => key)).toEqual(['k']);
});

test("ignores another member's draft and an unrelated draft", async () => {
  localStorage.clear();
  otherTab.tellShared('somebody-else', { values: VALUES, keys: [] });
  otherTab.tellShared(MEMBER, { values: { ...VALUES, title: 'Cellar' }, keys: ['l'] });
  await waitFor(() => expect(readTexts(MEMBER)).toEqual(VALUES));
  expect(title()).toBe('Attic');
  expect(screen.queryByText(/another tab/)).toBeNull();
});
