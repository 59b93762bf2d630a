import { IMAGE_LIMITS } from '@lumen-throw/domain/limits';
import { useId, useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { Button, IconButton } from '../design/button.tsx';
import { FieldError, labelLook } from '../design/field.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CrossIcon } from '../design/icons.tsx';
import { Spinner } from '../design/loading.tsx';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { SUBMISSION_TEXTS } from '../texts/gallery.ts';
import { fileSize } from './picture-preparation.ts';
import type { Pictures } from './use-pictures.ts';

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

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${theme.space.s};
  margin: ${theme.space.xs} 0 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    overflow: hidden;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.s};
    background: ${theme.color.surface};
  }

  img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: space-between;
`;

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.4rem;
  border: 0;
  accent-color: ${theme.color.accent};
`;

interface PicturePickerProps {
  pictures: Pictures;
  progress: ReadonlyMap<string, number>;
  disabled: boolean;
  error: string | undefined;
}

/** Chooses pictures by button or by drop, shows them, and lets them be put in order or taken out. */
export function PicturePicker({ pictures, progress, disabled, error }: PicturePickerProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { chosen, problems, preparing } = pictures;
  const before = chosen.reduce((sum, { prepared }) => sum + prepared.originalBytes, 0);
  const after = chosen.reduce((sum, { prepared }) => sum + prepared.blob.size, 0);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void pictures.add([...event.dataTransfer.files]);
  };

  return (
    <Frame>
      <Label id={`${id}-label`}>{SUBMISSION_TEXTS.images}</Label>
      <Drop
        $over={over}
        $bad={error !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          $kind="quiet"
          $small
          disabled={disabled || preparing}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          {preparing ? <Spinner /> : null}
          {SUBMISSION_TEXTS.choose}
        </Button>
        <span>{SUBMISSION_TEXTS.dropHere}</span>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            name="images"
            accept={[...IMAGE_LIMITS.contentTypes, 'image/*'].join(',')}
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
      {chosen.length > 0 ? (
        <>
          <List>
            {chosen.map(({ key, prepared, preview }, index) => (
              <li key={key}>
                <img src={preview} alt={prepared.name} width={prepared.width} height={prepared.height} />
                {progress.has(key) ? (
                  <Bar max={1} value={progress.get(key)} aria-label={prepared.name} />
                ) : null}
                <Tools>
                  <IconButton
                    aria-label={SUBMISSION_TEXTS.earlier(prepared.name)}
                    disabled={disabled || index === 0}
                    onClick={() => pictures.move(key, -1)}
                  >
                    <ArrowLeftIcon />
                  </IconButton>
                  <IconButton
                    aria-label={SUBMISSION_TEXTS.remove(prepared.name)}
                    disabled={disabled}
                    onClick={() => pictures.remove(key)}
                  >
                    <CrossIcon />
                  </IconButton>
                  <IconButton
                    aria-label={SUBMISSION_TEXTS.later(prepared.name)}
                    disabled={disabled || index === chosen.length - 1}
                    onClick={() => pictures.move(key, 1)}
                  >
                    <ArrowRightIcon />
                  </IconButton>
                </Tools>
              </li>
            ))}
          </List>
          {after < before ? <Small>{SUBMISSION_TEXTS.saved(fileSize(before), fileSize(after))}</Small> : null}
        </>
      ) : null}
    </Frame>
  );
}
