import { useEditor, type EditorSnapshot } from '@portabletext/editor';
import { isEmptyTextBlock } from '@portabletext/editor/utils';
import { isTextBlock, type PortableTextTextBlock } from '@portabletext/schema';
import { useEffect } from 'react';

/** The block of an empty text; null where there is more. */
function emptyBlock({ context }: EditorSnapshot): PortableTextTextBlock | null {
  const [only, ...others] = context.value;
  if (only === undefined || others.length > 0 || !isTextBlock(context, only)) return null;
  return isEmptyTextBlock(context, only) ? only : null;
}

/**
 * Keeps undo and redo working in a text that was emptied. The form stores no value then, for which the editor
 * exchanges its empty block for a new one, while its history names the old one. So the old one is put back
 * (docs/decisions/053-undo-of-an-emptied-text.md).
 */
export function EmptiedText() {
  const editor = useEditor();
  useEffect(() => {
    let left: PortableTextTextBlock | null = null;
    const patches = editor.on('patch', ({ patch }) => {
      const isEmptied = patch.type === 'unset' && patch.path.length === 0;
      left = isEmptied ? emptyBlock(editor.getSnapshot()) : null;
    });
    const values = editor.on('value changed', () => {
      const put = emptyBlock(editor.getSnapshot());
      const [span] = put?.children ?? [];
      const [leftSpan] = left?.children ?? [];
      if (!put) left = null;
      if (!left || !leftSpan || !put || !span || left._key === put._key) return;
      const { _type, _key, style = 'normal' } = left;
      const children = [{ _type: leftSpan._type, _key: leftSpan._key, text: '', marks: [] }];
      const path = [{ _key: put._key }];
      // As if from another editor: then it is no step of the history. Without its words first, or the cursor
      // stays in the block that goes.
      editor.send({
        type: 'patches',
        patches: [
          {
            type: 'insert',
            position: 'before',
            path,
            items: [{ _type, _key, style, markDefs: [], children }],
            origin: 'remote',
          },
          { type: 'unset', path: [...path, 'children', { _key: span._key }], origin: 'remote' },
          { type: 'unset', path, origin: 'remote' },
        ],
        snapshot: undefined,
      });
    });
    return () => {
      patches.unsubscribe();
      values.unsubscribe();
    };
  }, [editor]);
  return null;
}
