// @vitest-environment jsdom
/** Undo and redo in a text that was emptied: the form stores it as no value. */
import {
  defineSchema,
  EditorProvider,
  useEditor,
  type Editor,
  type PortableTextBlock,
} from '@portabletext/editor';
import { isSpan, isTextBlock } from '@portabletext/schema';
import { setImmediate as nextTask } from 'node:timers/promises';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EmptiedText } from '../src/writing/emptied-text.tsx';

/** A paragraph. */
const line = (key: string): PortableTextBlock => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: `${key}s`, text: `Line ${key}.`, marks: [] }],
});

/** A place in a line. */
const at = (key: string, offset: number) => ({
  path: [{ _key: key }, 'children', { _key: `${key}s` }],
  offset,
});

function Handle({ onReady }: { onReady: (editor: Editor) => void }) {
  const editor = useEditor();
  useEffect(() => onReady(editor), [editor, onReady]);
  return null;
}

/** A text with the plugin, in a form that stores what is typed and hands it back. */
async function textOf(...keys: string[]) {
  const ready = Promise.withResolvers<Editor>();
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  root.render(
    <EditorProvider
      initialConfig={{ schemaDefinition: defineSchema({}), initialValue: keys.map((key) => line(key)) }}
    >
      <Handle onReady={ready.resolve} />
      <EmptiedText />
    </EditorProvider>,
  );
  const editor = await ready.promise;
  const words = () => {
    const { schema, value } = editor.getSnapshot().context;
    return value.map((block) =>
      isTextBlock({ schema }, block)
        ? block.children.map((child) => (isSpan({ schema }, child) ? child.text : '')).join('')
        : block._type,
    );
  };
  let isEmpty = false;
  editor.on('mutation', ({ value }) => {
    isEmpty = words().join('') === '';
    editor.send({ type: 'update value', value: isEmpty ? undefined : value });
  });
  /** A key, and a moment until the next. */
  const press = async (...events: Parameters<Editor['send']>[0][]) => {
    for (const event of events) editor.send(event);
    await nextTask();
  };
  await vi.waitFor(() => expect(words()).toEqual(keys.map((key) => `Line ${key}.`)));
  return {
    press,
    words,
    /** Whether the text is empty, and the form has stored that there is none. */
    storedEmpty: () => isEmpty && words().join('') === '',
    type: (text: string) => press({ type: 'insert.text', text }),
    select: (anchor: ReturnType<typeof at>, focus = anchor) =>
      press({ type: 'select', at: { anchor, focus } }),
    remove: () => press({ type: 'delete', direction: 'backward' }),
    undo: () => press({ type: 'history.undo' }),
    redo: () => press({ type: 'history.redo' }),
  };
}

test('undo brings back a deleted text and goes on to older changes, and redo returns', async () => {
  const text = await textOf('a', 'b');
  await text.select(at('b', 7));
  await text.type(' More.');
  await text.select(at('a', 0), at('b', 13));
  await text.remove();
  await expect.poll(text.storedEmpty, { timeout: 5000 }).toBe(true);
  await text.undo();
  await expect.poll(text.words).toEqual(['Line a.', 'Line b. More.']);
  await text.undo();
  await expect.poll(text.words).toEqual(['Line a.', 'Line b.']);
  await text.redo();
  await expect.poll(text.words).toEqual(['Line a.', 'Line b. More.']);
  await text.redo();
  await expect.poll(text.storedEmpty, { timeout: 5000 }).toBe(true);
  await text.undo();
  await expect.poll(text.words).toEqual(['Line a.', 'Line b. More.']);
});

test('undo goes back past what was written in place of a deleted text', async () => {
  const text = await textOf('a', 'b');
  await text.select(at('a', 0), at('b', 7));
  await text.remove();
  await expect.poll(text.storedEmpty, { timeout: 5000 }).toBe(true);
  await text.type('New.');
  await expect.poll(text.words).toEqual(['New.']);
  await text.undo();
  await expect.poll(text.storedEmpty, { timeout: 5000 }).toBe(true);
  await text.undo();
  await expect.poll(text.words).toEqual(['Line a.', 'Line b.']);
  await text.redo();
  await expect.poll(text.storedEmpty, { timeout: 5000 }).toBe(true);
  await text.redo();
  await expect.poll(text.words).toEqual(['New.']);
});

test('undo brings back a line that was deleted letter by letter', async () => {
  const text = await textOf('a');
  await text.select(at('a', 7));
  for (const _ of 'Line a.') await text.remove();
  await expect.poll(text.storedEmpty, { timeout: 5000 }).toBe(true);
  for (const _ of 'Line a.') await text.undo();
  await expect.poll(text.words).toEqual(['Line a.']);
});

test('undo leaves a text empty that another editor emptied', async () => {
  const text = await textOf('a', 'b');
  await text.select(at('a', 0), at('b', 7));
  await text.remove();
  await expect.poll(text.storedEmpty, { timeout: 5000 }).toBe(true);
  await text.undo();
  await expect.poll(text.words).toEqual(['Line a.', 'Line b.']);
  await text.press(
    { type: 'patches', patches: [{ type: 'unset', path: [], origin: 'remote' }], snapshot: undefined },
    { type: 'update value', value: undefined },
  );
  await expect.poll(text.words).toEqual(['']);
  await text.undo();
  await expect.poll(text.words).toEqual(['']);
});
