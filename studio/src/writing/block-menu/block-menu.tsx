import { useEditor, useEditorSelector } from '@portabletext/editor';
import { defineBehavior, effect, execute } from '@portabletext/editor/behaviors';
import { BehaviorPlugin } from '@portabletext/editor/plugins';
import { getFocusTextBlock } from '@portabletext/editor/selectors';
import { isEmptyTextBlock } from '@portabletext/editor/utils';
import { AddIcon } from '@sanity/icons/Add';
import { Button, Flex, Text, useClickOutsideEvent } from '@sanity/ui';
import { Popover } from '@sanity/ui/popover';
import { createContext, useMemo, useRef, useState } from 'react';
import type { Path } from 'sanity';
import { BLOCK_MENU_TEXTS } from '../texts.ts';
import { startOf, type BlockItem } from './block-items.ts';
import { MenuGrid } from './menu-grid.tsx';

/** What the menu of a text needs to know of its input. */
export interface BlockMenuInput {
  items: readonly BlockItem[];
  /** Opens the form of what stands at a path of the text. */
  open: (path: Path) => void;
}

/** Set by the input of a text around its editor; other editors have no menu. */
export const BlockMenuContext = createContext<BlockMenuInput | null>(null);

/** What is typed where a slash opened the menu and nothing was chosen. */
const SLASH = 'custom.plain slash';

/** The menu of blocks of a text: a button, and a slash on an empty line. */
export function BlockMenu({ items, open }: BlockMenuInput) {
  const editor = useEditor();
  const readOnly = useEditorSelector(editor, ({ context }) => context.readOnly);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ at: HTMLElement | null; bySlash: boolean } | null>(null);
  useClickOutsideEvent(opened !== null && (() => setOpened(null)), () => [menu.current, button]);

  const behaviors = useMemo(
    () => [
      defineBehavior({
        on: 'insert.text',
        guard: ({ event, snapshot }) => {
          const block = getFocusTextBlock(snapshot)?.node;
          return (
            event.text === '/' && block?.listItem === undefined && isEmptyTextBlock(snapshot.context, block)
          );
        },
        actions: [
          ({ snapshot, dom }) => [
            effect(() => {
              const line = dom.getStartBlockElement(snapshot);
              setOpened({ at: line instanceof HTMLElement ? line : null, bySlash: true });
            }),
          ],
        ],
      }),
      defineBehavior({ on: SLASH, actions: [() => [execute({ type: 'insert.text', text: '/' })]] }),
    ],
    [],
  );

  const choose = ({ type, isInline }: BlockItem) => {
    setOpened(null);
    const start = { name: type.name, value: startOf(type) };
    editor.send(
      isInline
        ? { type: 'insert.inline object', inlineObject: start }
        : { type: 'insert.block object', placement: 'auto', blockObject: start },
    );
    const inserted = editor.getSnapshot().context.selection?.focus.path;
    if (inserted) open(inserted);
  };
  const leave = (key: 'Escape' | 'Tab') => {
    setOpened(null);
    editor.send({ type: 'focus' });
    if (opened?.bySlash && key === 'Escape') editor.send({ type: SLASH });
  };

  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      <Flex align="center" gap={3} marginBottom={2}>
        <Button
          ref={setButton}
          mode="ghost"
          fontSize={1}
          padding={2}
          icon={AddIcon}
          text={BLOCK_MENU_TEXTS.insert}
          disabled={readOnly}
          aria-haspopup="menu"
          aria-expanded={opened !== null}
          onClick={() => setOpened(opened ? null : { at: button, bySlash: false })}
        />
        <Text size={1} muted>
          {BLOCK_MENU_TEXTS.hint}
        </Text>
      </Flex>
      {opened ? (
        <Popover
          ref={menu}
          open
          referenceElement={opened.at ?? button}
          placement="bottom-start"
          fallbackPlacements={['top-start', 'bottom']}
          portal
          constrainSize
          overflow="auto"
          content={<MenuGrid items={items} onChoose={choose} onLeave={leave} />}
        />
      ) : null}
    </>
  );
}
