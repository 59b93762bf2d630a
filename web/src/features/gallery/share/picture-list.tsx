import { useEffect, useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { SUBMISSION_TEXTS } from './texts.ts';
import { fileSize } from './picture-preparation.ts';
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

interface PictureListProps {
  pictures: Pictures;
  submission: Submission;
  disabled: boolean;
}

/** The chosen pictures in their order, which dragging or the arrows of each change. */
export function PictureList({ pictures, submission, disabled }: PictureListProps) {
  const { chosen } = pictures;
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<Element | null>(null);
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

  const startDrag = (event: DragEvent, key: string) => {
    event.dataTransfer.effectAllowed = 'move';
    setDragged(key);
  };

  const dragOver = (index: number) => {
    const moved = chosen.find(({ key }) => key === dragged);
    if (moved && chosen.indexOf(moved) !== index) place(moved.key, moved.prepared.name, index);
  };

  return (
    <>
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
              dragged={dragged === key}
              onDragStart={(event) => startDrag(event, key)}
              onDragEnter={() => dragOver(index)}
              onDragEnd={() => setDragged(null)}
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
      {chosen.length > 1 ? <Small>{SUBMISSION_TEXTS.orderHint}</Small> : null}
      {after < before ? <Small>{SUBMISSION_TEXTS.saved(fileSize(before), fileSize(after))}</Small> : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
