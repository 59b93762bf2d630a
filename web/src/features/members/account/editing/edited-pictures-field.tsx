import type { Setup } from '@lumen-throw/domain/setup';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { FieldError, labelLook } from '../../../../shared/controls/field.tsx';
import { Spinner } from '../../../../shared/controls/loading.tsx';
import { Badge } from '../../../../shared/design/badge.tsx';
import { Button, IconButton } from '../../../../shared/design/button.tsx';
import { ArrowLeftIcon, CrossIcon } from '../../../../shared/design/icons.tsx';
import { theme } from '../../../../shared/design/theme.ts';
import { Small } from '../../../../shared/design/type.tsx';
import { VisuallyHidden } from '../../../../shared/design/visually-hidden.tsx';
import { SetupPicture } from '../../../../shared/setup/setup-picture.tsx';
import { ACCEPTED_PICTURES } from '../../../../shared/setup-draft/shrink-picture.ts';
import { EDITOR_TEXTS } from './texts.ts';
import type { EditedPictures } from './use-edited-pictures.ts';

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  justify-items: start;
`;

const Label = styled.span`
  ${labelLook}
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${theme.space.xs};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tile = styled.li`
  position: relative;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
`;

const Picture = styled.div`
  > * {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    background: ${theme.color.night};
    object-fit: cover;
  }
`;

const Mark = styled(Badge)`
  position: absolute;
  inset: ${theme.space.xs} auto auto ${theme.space.xs};
  pointer-events: none;
`;

const Tools = styled.div`
  display: flex;
  justify-content: space-between;
`;

interface EditedPicturesFieldProps {
  setup: Setup;
  edited: EditedPictures;
  busy: boolean;
  error: string | undefined;
}

/** The pictures of a setup that is being changed: taken out, added, and one of them the cover. */
export function EditedPicturesField({ setup, edited, busy, error }: EditedPicturesFieldProps) {
  const { pictures, preparing, problems, full } = edited;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <Frame role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>{EDITOR_TEXTS.pictures}</Label>
      <List>
        {pictures.map((picture, index) => (
          <Tile key={picture.key}>
            <Picture>
              {picture.kind === 'kept' ? (
                <SetupPicture
                  setup={setup}
                  index={picture.index}
                  alt=""
                  small
                  width={240}
                  height={180}
                  sizes="10rem"
                />
              ) : (
                <img src={picture.preview} alt="" width={240} height={180} />
              )}
            </Picture>
            {index === 0 ? <Mark $glow>{EDITOR_TEXTS.cover}</Mark> : null}
            {index > 0 && picture.kind === 'added' ? <Mark>{EDITOR_TEXTS.fresh}</Mark> : null}
            <Tools>
              <IconButton
                aria-label={EDITOR_TEXTS.first(index + 1)}
                $inactive={busy || index === 0}
                onClick={() => edited.makeCover(picture.key)}
              >
                <ArrowLeftIcon />
              </IconButton>
              <IconButton
                aria-label={EDITOR_TEXTS.remove(index + 1)}
                $inactive={busy}
                onClick={() => {
                  edited.remove(picture.key);
                  button.current?.focus();
                }}
              >
                <CrossIcon />
              </IconButton>
            </Tools>
          </Tile>
        ))}
      </List>
      <Button
        ref={button}
        $kind="quiet"
        $small
        $inactive={busy || preparing || full}
        onClick={() => input.current?.click()}
      >
        {preparing ? <Spinner /> : null}
        {preparing ? EDITOR_TEXTS.preparing : EDITOR_TEXTS.add}
      </Button>
      {full ? <Small>{EDITOR_TEXTS.full}</Small> : null}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          name="images"
          accept={ACCEPTED_PICTURES}
          multiple
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          onChange={(event) => {
            void edited.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
      <div role="status">
        {error ? <FieldError>{error}</FieldError> : null}
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
    </Frame>
  );
}
