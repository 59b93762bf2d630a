import { defineBehavior, effect, forward, raise } from '@portabletext/editor/behaviors';
import { BehaviorPlugin } from '@portabletext/editor/plugins';
import {
  getFirstBlock,
  getLastBlock,
  getSelectionEndBlock,
  getSelectionStartBlock,
} from '@portabletext/editor/selectors';
import { isEmptyTextBlock } from '@portabletext/editor/utils';
import type { PortableTextBlock } from '@portabletext/editor';
import { useState } from 'react';

/** What brings back a text that was deleted as a whole. */
function restoreEmptied() {
  let deleted: readonly PortableTextBlock[] | null = null;
  return [
    defineBehavior({
      on: 'delete',
      guard: ({ snapshot, event }) => {
        const selection = event.at ?? snapshot.context.selection;
        const within = { ...snapshot, context: { ...snapshot.context, selection } };
        return (
          getSelectionStartBlock(within)?.node._key === getFirstBlock(snapshot)?.node._key &&
          getSelectionEndBlock(within)?.node._key === getLastBlock(snapshot)?.node._key
        );
      },
      actions: [
        ({ snapshot, event }) => [
          effect(() => {
            deleted = snapshot.context.value;
          }),
          forward(event),
        ],
      ],
    }),
    defineBehavior({
      on: 'history.undo',
      guard: ({ snapshot: { context } }) => {
        const [only, ...others] = context.value;
        const isEmpty = others.length === 0 && (!only || isEmptyTextBlock(context, only));
        return isEmpty && deleted ? { blocks: deleted } : false;
      },
      actions: [
        (_, { blocks }) => [
          raise({ type: 'insert.blocks', blocks: [...blocks], placement: 'auto', select: 'end' }),
        ],
      ],
    }),
  ];
}

/**
 * Undo after a whole text was deleted. The editor replaces an emptied text by a block of its own, and its
 * undo looks for the deleted one: "the sibling was not found" (`historyUndoOperationImplementation` of
 * @portabletext/editor 8.2.4). So the deleted blocks are kept here and inserted again.
 */
export function EmptiedText() {
  const [behaviors] = useState(restoreEmptied);
  return <BehaviorPlugin behaviors={behaviors} />;
}
