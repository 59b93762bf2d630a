// @vitest-environment jsdom
/** Reporting a setup: a link without an account, a dialog for members, which requires a reason, keeps what was typed after a failure. */
import { CommunityError } from '@lumen-throw/community/community-error';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDialogMethods } from '../../../../test/fixture/dialogs.ts';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { waitingToasts } from '../../../shared/toasts/toast-store.ts';
import { ReportButton } from './report-button.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { reports, session } = vi.hoisted(() => ({
  reports: { reportSetup: vi.fn<() => Promise<void>>() },
  session: { user: null as { id: string } | null },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadReports: reports });
});
vi.mock('../../../shared/session/use-session.ts', () => ({ useMember: () => session.user }));

addDialogMethods();
beforeEach(() => {
  vi.resetAllMocks();
  session.user = { id: 'jonas' };
});
afterEach(cleanup);

/** The dialog's script loads on the first click. */
const LOADING = { timeout: 10_000 };
const lastToast = () => waitingToasts().at(-1);

function show() {
  render(
    <EnvironmentProvider value={environment}>
      <CommunityData>
        <ReportButton setup={sampleSetup()} />
      </CommunityData>
    </EnvironmentProvider>,
    { wrapper: MemoryRouter },
  );
}

function press() {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Report' }));
}

test('leads a visitor to the page for reports without an account, and names the setup', () => {
  session.user = null;
  show();
  expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('/report-content?setup=a');
  expect(screen.queryByRole('button')).toBeNull();
});

test('requires a reason and keeps it when sending fails', async () => {
  reports.reportSetup.mockRejectedValueOnce(new CommunityError('offline', 'The service cannot be reached.'));
  press();
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this setup' }, LOADING));
  const send = dialog.getByRole('button', { name: 'Send report' });
  fireEvent.click(send);
  expect(dialog.getByText("Choose what's wrong with it.")).toBeDefined();
  expect(reports.reportSetup).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText(/What's wrong/), { target: { value: 'private' } });
  const text = dialog.getByLabelText(/Anything else/);
  fireEvent.change(text, { target: { value: 'x'.repeat(501) } });
  fireEvent.click(send);
  expect(dialog.getByText('Use at most 500 characters.')).toBeDefined();
  fireEvent.change(text, { target: { value: 'My house number.' } });
  fireEvent.click(send);
  await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Not reported', variant: 'destructive' }));
  expect(text).toHaveProperty('value', 'My house number.');
  fireEvent.click(send);
  await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Reported' }));
  const report = { reason: 'private', text: 'My house number.' };
  expect(reports.reportSetup).toHaveBeenLastCalledWith(environment.firebase, 'jonas', 'a', report);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('explains that a second report is a duplicate, and closes', async () => {
  reports.reportSetup.mockRejectedValue(
    new CommunityError('reported-before', 'You have reported this setup before.'),
  );
  press();
  const dialog = within(await screen.findByRole('dialog', {}, LOADING));
  fireEvent.change(dialog.getByLabelText(/What's wrong/), { target: { value: 'other' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(lastToast()?.description).toBe('You have reported this setup before.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
