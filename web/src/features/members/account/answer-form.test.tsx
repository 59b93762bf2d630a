// @vitest-environment jsdom
/** A member's answer to a decision: what becomes of it when it is empty, fails, or the page is left. */
import { CommunityError } from '@lumen-throw/community/community-error';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { forgetMember } from '../../../shared/setup-draft/draft.ts';
import { AnswerForm } from './answer-form.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { notices } = vi.hoisted(() => ({
  notices: { answerDecision: vi.fn<(...args: unknown[]) => Promise<void>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadNotices: notices });
});

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});
afterEach(cleanup);

function show({ uid = 'maya', entry = 'entry' } = {}) {
  cleanup();
  render(
    <EnvironmentProvider value={environment}>
      <CommunityData>
        <AnswerForm entry={entry} answered={false} waits uid={uid} />
      </CommunityData>
    </EnvironmentProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const typed = () => screen.queryByRole<HTMLTextAreaElement>('textbox')?.value;
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('sent empty, the focus goes to the field', () => {
  show();
  press('Answer');
  screen.getByRole('button', { name: 'Send answer' }).focus();
  press('Send answer');
  expect(screen.getByText('Write your answer.')).toBeDefined();
  expect(document.activeElement).toBe(field());
});

test('a failure stands at the form until the next try', async () => {
  notices.answerDecision.mockRejectedValueOnce(new CommunityError('offline', 'There is no connection.'));
  show();
  press('Answer');
  type('It is my own wall.');
  press('Send answer');
  expect((await screen.findByRole('alert')).textContent).toContain('There is no connection.');
  notices.answerDecision.mockResolvedValue();
  press('Send answer');
  expect(await screen.findByText(/^You have answered/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was typed outlives a reload, for its member and its decision, until it is sent', async () => {
  notices.answerDecision.mockResolvedValue();
  show();
  press('Answer');
  type('It is my own wall.');
  show({ uid: 'nia' });
  expect(typed()).toBeUndefined();
  show({ entry: 'another' });
  expect(typed()).toBeUndefined();
  show();
  expect(typed()).toBe('It is my own wall.');
  // Nobody asked for it here.
  expect(document.activeElement).toBe(document.body);
  press('Send answer');
  expect(await screen.findByText(/^You have answered/)).toBeDefined();
  show();
  expect(typed()).toBeUndefined();
});

test('what was typed goes with the account', async () => {
  show();
  press('Answer');
  type('It is my own wall.');
  expect(Object.keys(localStorage)).toHaveLength(1);
  await forgetMember('maya');
  expect(Object.keys(localStorage)).toEqual([]);
});
