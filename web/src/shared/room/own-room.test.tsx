// @vitest-environment jsdom
/** Whether the room of a page is kept, by what the visitor does there. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetRoom, keepRoom, keptRoomText, roomText } from './kept-room.ts';
import { OwnRoom } from './own-room.tsx';
import { COMMON_WISHES, type Wishes } from './wishes.ts';

const OTHER: Wishes = { ...COMMON_WISHES, distance: 60 };
const FIRST: Wishes = { ...COMMON_WISHES, distance: 96 };
const SECOND: Wishes = { ...FIRST, light: 'dark' };

afterEach(() => {
  cleanup();
  forgetRoom();
});

/** Shows a page; the answer is drawn with another room. */
function open(wishes: Wishes | null, isAnswered = false) {
  const { rerender } = render(<OwnRoom wishes={wishes} isAnswered={isAnswered} />);
  return (answer: Wishes) => rerender(<OwnRoom wishes={answer} isAnswered />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('keeps what is answered, each answer anew', () => {
  const answer = open(COMMON_WISHES);
  expect(keptRoomText()).toBeNull();
  answer(FIRST);
  expect(keptRoomText()).toBe(roomText(FIRST));
  answer(SECOND);
  expect(keptRoomText()).toBe(roomText(SECOND));
  expect(screen.getByText('Kept on this device as your room.')).toBeDefined();
});

test('says that a room lasts for the visit where the browser stores nothing', () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  open(COMMON_WISHES)(FIRST);
  expect(screen.getByText('Kept until you leave: your browser stores nothing for this site.')).toBeDefined();
  refusal.mockRestore();
});

test('keeps nothing of a link until somebody presses or answers', () => {
  open(FIRST);
  expect(keptRoomText()).toBeNull();
  press('Keep as my room');
  expect(keptRoomText()).toBe(roomText(FIRST));
});

test('answers go on with the kept room that a link began with, and the link alone changes nothing', () => {
  keepRoom(OTHER);
  const startedFrom = roomText(OTHER);
  const asked: Wishes = { ...OTHER, place: 'ceiling' };
  const { rerender } = render(<OwnRoom wishes={asked} isAnswered={false} startedFrom={startedFrom} />);
  expect(keptRoomText()).toBe(roomText(OTHER));
  const answered: Wishes = { ...asked, light: 'dark' };
  rerender(<OwnRoom wishes={answered} isAnswered startedFrom={startedFrom} />);
  expect(keptRoomText()).toBe(roomText(answered));
});

test('a link replaces no kept room, with answers neither, unless somebody wants it', () => {
  keepRoom(OTHER);
  const answer = open(FIRST);
  answer(SECOND);
  expect(keptRoomText()).toBe(roomText(OTHER));
  press('Keep this one instead');
  expect(keptRoomText()).toBe(roomText(SECOND));
  answer(FIRST);
  expect(keptRoomText()).toBe(roomText(FIRST));
});

test('a kept room that is opened follows the answers', () => {
  keepRoom(FIRST);
  open(FIRST)(SECOND);
  expect(keptRoomText()).toBe(roomText(SECOND));
});

test('a forgotten room stays forgotten until somebody keeps one', () => {
  const answer = open(FIRST, true);
  press('Forget your room');
  answer(SECOND);
  expect(keptRoomText()).toBeNull();
  press('Keep as my room');
  answer(FIRST);
  expect(keptRoomText()).toBe(roomText(FIRST));
});

test('says nothing where there is no room yet', () => {
  open(null);
  expect(screen.queryByRole('button')).toBeNull();
});
