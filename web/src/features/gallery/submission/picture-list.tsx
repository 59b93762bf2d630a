import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { SUBMISSION_TEXTS } from './texts.ts';
import { fileSize } from '../../../shared/setup-draft/shrink-picture.ts';
import { PictureTile } from './picture-tile.tsx';
import type { Pictures } from './use-pictures.ts';
import type { Submission } from './use-submission.ts';

const List = styled.ul`
  display: grid;
  /* As narrow as three buttons inside an edge, so that a phone shows two side by side. */
  grid-template-columns: repeat(auto-fill, minmax(calc(3 * ${theme.target} + 2px), 1fr));
  gap: ${theme.space.xs};
  margin: ${theme.space.xs} 0 0;
  padding: 0;
  list-style: none;
`;

const ForTouch = styled.span`
  display: none;

  ${media.touch} {
    display: inline;
  }
`;

const ForMouse = styled.span`
  ${media.touch} {
    display: none;
  }
`;

/** How far a mouse moves before a press is a drag, in CSS pixels: less is a click. */
const BY_MOUSE = { activationConstraint: { distance: 5 } };

/** How long a finger holds still before it drags, in milliseconds: what moves earlier scrolls the page. */
const BY_TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

const BY_KEYS = { coordinateGetter: sortableKeyboardCoordinates };

export interface PictureListProps {
  pictures: Pictures;
  submission: Submission;
  disabled: boolean;
}

/** The chosen pictures in their order, which dragging, the keyboard or the arrows of each change. */
export function PictureList({ pictures, submission, disabled }: PictureListProps) {
  const { chosen } = pictures;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, BY_MOUSE),
    useSensor(TouchSensor, BY_TOUCH),
    useSensor(KeyboardSensor, BY_KEYS),
  );
  const refocus = useRef<Element | null>(null);
  /** Whether the dragged picture has been anywhere but at its own place. */
  const left = useRef(false);
  const before = chosen.reduce((sum, { prepared }) => sum + prepared.originalBytes, 0);
  const after = chosen.reduce((sum, { prepared }) => sum + prepared.blob.size, 0);

  // A tile that changes its place in the page loses the focus on the way.
  useEffect(() => {
    if (refocus.current instanceof HTMLElement) refocus.current.focus();
    refocus.current = null;
  });

  const place = (key: string, name: string, index: number) => {
    pictures.place(key, index);
    setSaid(SUBMISSION_TEXTS.moved(name, index + 1, chosen.length));
  };

  const remove = (key: string, name: string, index: number) => {
    pictures.remove(key);
    setSaid(SUBMISSION_TEXTS.removed(name));
    // The focus goes on to the picture that takes the place, or to the button that adds one.
    const tiles = [...(list.current?.children ?? [])];
    const next = tiles[index + 1] ?? tiles[index - 1];
    refocus.current = next?.querySelector('button:not([aria-disabled="true"])') ?? null;
    if (!next) list.current?.closest('form')?.querySelector('button')?.focus();
  };

  const nameOf = (id: UniqueIdentifier) => chosen.find(({ key }) => key === id)?.prepared.name ?? '';
  const indexOf = (id: UniqueIdentifier) => chosen.findIndex(({ key }) => key === id);

  const drop = ({ active, over }: DragEndEvent) => {
    if (over) pictures.place(String(active.id), indexOf(over.id));
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      left.current = false;
      return SUBMISSION_TEXTS.pickedUp(nameOf(active.id), indexOf(active.id) + 1, chosen.length);
    },
    onDragOver: ({ active, over }) => {
      // A picture that was just picked up lies over its own place: that goes without saying.
      if (over && over.id !== active.id) left.current = true;
      return over && left.current
        ? SUBMISSION_TEXTS.over(nameOf(active.id), indexOf(over.id) + 1, chosen.length)
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      SUBMISSION_TEXTS.moved(nameOf(active.id), indexOf((over ?? active).id) + 1, chosen.length),
    onDragCancel: ({ active }) => SUBMISSION_TEXTS.takenBack(nameOf(active.id), indexOf(active.id) + 1),
  };

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: SUBMISSION_TEXTS.sortByKeys },
        }}
        onDragEnd={drop}
      >
        <SortableContext
          items={chosen.map(({ key }) => key)}
          strategy={rectSortingStrategy}
          disabled={disabled}
        >
          <List ref={list}>
            {chosen.map((picture, index) => {
              const { key, prepared } = picture;
              return (
                <PictureTile
                  key={key}
                  picture={picture}
                  index={index}
                  total={chosen.length}
                  sending={submission.sending.get(key)}
                  disabled={disabled}
                  onStep={(step) => {
                    refocus.current = document.activeElement;
                    place(key, prepared.name, index + step);
                  }}
                  onRemove={() => remove(key, prepared.name, index)}
                  onRetry={() => void submission.retry(key)}
                />
              );
            })}
          </List>
        </SortableContext>
      </DndContext>
      {chosen.length > 1 ? (
        <Small>
          <ForTouch>{SUBMISSION_TEXTS.orderHint.touch}</ForTouch>
          <ForMouse>{SUBMISSION_TEXTS.orderHint.mouse}</ForMouse>
        </Small>
      ) : null}
      {after < before ? <Small>{SUBMISSION_TEXTS.saved(fileSize(before), fileSize(after))}</Small> : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
