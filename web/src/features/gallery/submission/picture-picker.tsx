import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { useEffect, useId, useRef, useState, type ComponentType, type DragEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../../shared/design/button.tsx';
import { FieldError, labelLook } from '../../../shared/controls/field.tsx';
import { useFocusKept } from '../../../shared/controls/keep-focus.ts';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { ACCEPTED_PICTURES } from '../../../shared/setup-draft/shrink-picture.ts';
import { SUBMISSION_TEXTS } from './texts.ts';
import type { PictureListProps } from './picture-list.tsx';
import type { Pictures } from './use-pictures.ts';
import type { Submission } from './use-submission.ts';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

const Label = styled.span`
  ${labelLook}
`;

const Drop = styled.div<{ $over: boolean; $bad: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border: 1px dashed ${({ $bad }) => ($bad ? theme.color.bad : theme.color.edge)};
  border-radius: ${theme.radius.m};
  background: ${({ $over }) => ($over ? theme.color.glowWash : theme.color.sunk)};
  color: ${theme.color.inkSoft};
`;

/** Nothing can be dropped with a finger. */
const DropHere = styled.span`
  ${media.touch} {
    display: none;
  }
`;

interface PicturePickerProps {
  pictures: Pictures;
  submission: Submission;
  error: string | undefined;
}

/** Whether a drag brings files, and not a picture of this form that changes its place. */
function bringsFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** The list of pictures with what sorts them, which visitors without this form never load. */
function DeferredPictureList(props: PictureListProps) {
  const [List, setList] = useState<ComponentType<PictureListProps> | null>(null);
  useEffect(() => {
    const load = (): void => {
      import('./picture-list.tsx').then(
        ({ PictureList }) => setList(() => PictureList),
        // What was chosen is kept until the list can be shown.
        () => addEventListener('online', load, { once: true }),
      );
    };
    load();
    return () => removeEventListener('online', load);
  }, []);
  return List && props.pictures.chosen.length > 0 ? <List {...props} /> : null;
}

/** Chooses pictures by button or by drop, and shows those that are chosen. */
export function PicturePicker({ pictures, submission, error }: PicturePickerProps) {
  const [over, setOver] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { chosen, problems, preparing } = pictures;
  const disabled = submission.phase !== 'idle';
  const full = chosen.length >= SETUP_LIMITS.imagesMax;

  // Sending a picture again takes the button away that was pressed for it.
  useFocusKept(frame, () => choose.current);

  const drop = (event: DragEvent) => {
    setOver(false);
    if (!bringsFiles(event)) return;
    event.preventDefault();
    if (!disabled && !preparing) void pictures.add([...event.dataTransfer.files]);
  };

  return (
    <Frame
      ref={frame}
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Label id={`${id}-label`}>{SUBMISSION_TEXTS.images}</Label>
      <Drop $over={over} $bad={error !== undefined}>
        <Button
          ref={choose}
          $kind="quiet"
          $small
          $inactive={disabled || preparing || full}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          {preparing ? <Spinner /> : null}
          {preparing ? SUBMISSION_TEXTS.preparing : SUBMISSION_TEXTS.choose}
        </Button>
        {full ? (
          <span>{SUBMISSION_TEXTS.full(SETUP_LIMITS.imagesMax)}</span>
        ) : (
          <DropHere>{SUBMISSION_TEXTS.dropHere}</DropHere>
        )}
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            name="images"
            accept={ACCEPTED_PICTURES}
            multiple
            tabIndex={-1}
            disabled={disabled}
            aria-labelledby={`${id}-label`}
            onChange={(event) => {
              void pictures.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </VisuallyHidden>
      </Drop>
      <Small id={`${id}-hint`}>{SUBMISSION_TEXTS.imagesHint}</Small>
      <div id={`${id}-error`} role="status">
        {error ? <FieldError>{error}</FieldError> : null}
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      <DeferredPictureList pictures={pictures} submission={submission} disabled={disabled || preparing} />
    </Frame>
  );
}
