// @vitest-environment jsdom
/** What a form does when another tab shares a draft. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { readTexts } from '../../../shared/setup-draft/draft.ts';
import { SubmissionForm } from './submission-form.tsx';
import { EMPTY_SUBMISSION } from '../../../shared/setup-draft/submission-values.ts';
import { environment } from '../../../../test/fixture/environment.ts';

const VALUES = { ...EMPTY_SUBMISSION, title: 'Attic', description: 'A beam.' };
const NIA = { id: 'nia', displayName: 'Nia', email: null };

/** The same script in another tab, with a channel of its own. */
let otherTab: typeof import('./draft-tabs.ts');
beforeEach(async () => {
  vi.resetModules();
  otherTab = await import('./draft-tabs.ts');
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
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/).value;

test('the draft that another tab has shared as it stands here leaves the form', async () => {
  otherTab.tellShared('nia', { values: VALUES, keys: [] });
  await screen.findByText('This draft is live: you shared it in another tab.');
  expect(title()).toBe('');
});

test('what differs here stays, and is kept again', async () => {
  // As the other tab does when it has shared.
  localStorage.clear();
  otherTab.tellShared('nia', { values: VALUES, keys: ['a-picture-that-is-not-here'] });
  await screen.findByText(/Your changes here stay as a separate draft\.$/);
  expect(title()).toBe('Attic');
  expect(readTexts('nia')).toEqual(VALUES);
});

test('what another member shares, or a draft of another origin, is none of its business', async () => {
  localStorage.clear();
  otherTab.tellShared('somebody-else', { values: VALUES, keys: [] });
  otherTab.tellShared('nia', { values: { ...VALUES, title: 'Cellar' }, keys: ['k'] });
  await waitFor(() => expect(readTexts('nia')).toEqual(VALUES));
  expect(title()).toBe('Attic');
  expect(screen.queryByText(/another tab/)).toBeNull();
});
