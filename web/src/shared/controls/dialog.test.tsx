// @vitest-environment jsdom
/** A dialog with stray clicks and messages. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { addDialogMethods } from '../../../test/fixture/dialogs.ts';
import { toast } from '../toasts/toast-store.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { Dialog } from './dialog.tsx';

addDialogMethods();
afterEach(cleanup);

function Note({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog title="A note" open={open} onClose={() => setOpen(false)}>
      {children}
    </Dialog>
  );
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'A note' });

/** A press that starts at an element and ends on the backdrop, which is part of the dialog. */
function pressAndLetGoBeside(from: Element | null): void {
  if (!from) throw new Error('There is nothing to press.');
  fireEvent.pointerDown(from);
  fireEvent.click(dialog() ?? from);
}

test('closes on a click outside, but not on a press that only ends there', () => {
  render(
    <Note>
      <p>A word that is selected.</p>
    </Note>,
  );
  pressAndLetGoBeside(screen.getByText('A word that is selected.'));
  expect(dialog()).not.toBeNull();
  pressAndLetGoBeside(dialog());
  expect(dialog()).toBeNull();
});

test('a dialog with a form ignores clicks outside and closes with its button', () => {
  render(
    <Note>
      <form>
        <textarea aria-label="Note" defaultValue="My house number." />
      </form>
    </Note>,
  );
  pressAndLetGoBeside(dialog());
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'My house number.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
});

const MESSAGE = 'The service cannot be reached.';

/** The dialog that contains the message. */
const messageIn = () => screen.getByText(MESSAGE).closest('dialog');

function Page({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}

test('a message appears in the open dialog, and in the page once it is closed or removed', async () => {
  const { rerender } = render(
    <Page>
      <Note>Words</Note>
    </Page>,
  );
  act(() => toast({ title: 'Not saved', description: MESSAGE, variant: 'destructive' }));
  await screen.findByText(MESSAGE);
  expect(messageIn()).toBe(dialog());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(messageIn()).toBeNull();
  rerender(
    <Page>
      <Dialog title="A note" open onClose={() => {}}>
        Words
      </Dialog>
    </Page>,
  );
  expect(messageIn()).toBe(dialog());
  rerender(<Page />);
  expect(messageIn()).toBeNull();
});
