import { Component, type ReactNode } from 'react';
import type { StringInputProps } from 'sanity';

/** Where a place of a text is once another editor has changed the text. */
export function movedPlace(place: number, before: string, now: string): number {
  let same = 0;
  while (same < before.length && before[same] === now[same]) same++;
  return place <= same ? place : Math.max(same, place + now.length - before.length);
}

interface KeptCaretProps {
  field: StringInputProps['elementProps']['ref'];
  children: ReactNode;
}

interface Before {
  input: HTMLInputElement | HTMLTextAreaElement;
  text: string;
  start: number;
  end: number;
}

/**
 * Keeps the caret of a field between the same letters while another editor changes its text: browsers move it
 * to the end. (React tells only classes of the time before it changes the page.)
 */
export class KeptCaret extends Component<KeptCaretProps> {
  override getSnapshotBeforeUpdate(): Before | null {
    const input = this.props.field.current;
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return null;
    const { value: text, selectionStart: start, selectionEnd: end } = input;
    if (input !== document.activeElement || start === null || end === null) return null;
    return { input, text, start, end };
  }

  override componentDidUpdate(_props: KeptCaretProps, _state: object, before: Before | null): void {
    if (!before || before.input.value === before.text) return;
    const { input, text, start, end } = before;
    input.setSelectionRange(movedPlace(start, text, input.value), movedPlace(end, text, input.value));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
