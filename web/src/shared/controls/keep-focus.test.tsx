// @vitest-environment jsdom
/** The focus after the control that had it is gone. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { addDialogMethods } from '../../../test/fixture/dialogs.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from './dialog.tsx';
import { useFocusKept } from './keep-focus.ts';

addDialogMethods();
afterEach(cleanup);

function Rows() {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [rows, setRows] = useState(['A', 'B']);
  const [asked, setAsked] = useState<string | null>(null);
  useFocusKept(section, () => heading.current);
  const remove = (row: string | null) => setRows((now) => now.filter((each) => each !== row));
  return (
    <>
      <section ref={section}>
        <h2 ref={heading} tabIndex={-1}>
          Rows
        </h2>
        {rows.map((row) => (
          <p key={row}>
            <button type="button" onClick={() => remove(row)}>
              Keep {row}
            </button>
            <button type="button" onClick={() => setAsked(row)}>
              Hide {row}
            </button>
          </p>
        ))}
      </section>
      <button type="button">Outside</button>
      <Dialog title="Hide?" open={asked !== null} onClose={() => setAsked(null)}>
        <button type="button" onClick={() => remove(asked)}>
          Confirm
        </button>
      </Dialog>
    </>
  );
}

function Nested() {
  const page = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(false);
  useFocusKept(page, () => title.current);
  return (
    <div ref={page}>
      <h1 ref={title} tabIndex={-1}>
        Page
      </h1>
      <button type="button" onClick={() => setShown(!shown)}>
        Show or hide
      </button>
      {shown ? <Rows /> : null}
    </div>
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const heading = () => screen.getByRole('heading', { name: 'Rows' });

/** Presses a button as a keyboard does, and waits for the page's observers. */
async function press(name: string): Promise<void> {
  await act(async () => {
    button(name).focus();
    fireEvent.click(button(name));
    await Promise.resolve();
  });
}

test('goes to the heading when the focused control goes', async () => {
  render(<Rows />);
  await press('Keep A');
  expect(document.activeElement).toBe(heading());
});

test('goes to the heading when a dialog closes after the control that opened it went', async () => {
  render(<Rows />);
  await press('Hide A');
  await press('Confirm');
  expect(document.activeElement).toBe(button('Confirm'));
  await act(async () => {
    button('Confirm').blur();
    fireEvent.click(button('Close'));
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(heading());
});

test('of sections in each other the inner one decides, until it goes itself', async () => {
  render(<Nested />);
  // The inner one comes later, so that the outer one hears of each change first.
  await press('Show or hide');
  await press('Keep A');
  expect(document.activeElement).toBe(heading());
  button('Keep B').focus();
  await act(async () => {
    fireEvent.click(button('Show or hide'));
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page' }));
});

test('stays where it is when another control goes, or the focus is elsewhere', async () => {
  render(<Rows />);
  button('Keep B').focus();
  await act(async () => {
    fireEvent.click(button('Keep A'));
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(button('Keep B'));
  button('Outside').focus();
  await act(async () => {
    fireEvent.click(button('Keep B'));
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(button('Outside'));
});

test('an inactive button keeps the focus and does nothing, and sends no form', () => {
  const sent: string[] = [];
  const form = (inactive: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('form');
      }}
    >
      <Button $inactive={inactive} onClick={() => sent.push('act')}>
        Act
      </Button>
      <Button type="submit" $inactive={inactive}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  button('Send').focus();
  rerender(form(true));
  expect(document.activeElement).toBe(button('Send'));
  expect(button('Send').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Send'));
  fireEvent.click(button('Act'));
  expect(sent).toEqual([]);
  rerender(form(false));
  fireEvent.click(button('Send'));
  fireEvent.click(button('Act'));
  expect(sent).toEqual(['form', 'act']);
});
