import type { DragEvent } from 'react';
import styled from 'styled-components';
import { Badge } from '../../../shared/design/badge.tsx';
import { Button, IconButton } from '../../../shared/design/button.tsx';
import { FieldError } from '../../../shared/controls/field.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon, CrossIcon } from '../../../shared/design/icons.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { SUBMISSION_TEXTS } from './texts.ts';
import type { ChosenPicture } from './use-pictures.ts';
import type { Sending } from './use-submission.ts';

const Tile = styled.li<{ $dragged: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  opacity: ${({ $dragged }) => ($dragged ? 0.5 : 1)};
  cursor: grab;
`;

const View = styled.div`
  position: relative;

  img {
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
`;

const Bar = styled.progress`
  position: absolute;
  inset: auto 0 0;
  display: block;
  width: 100%;
  height: 0.5rem;
  border: 0;
  accent-color: ${theme.color.accent};
`;

const Trouble = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  justify-items: start;
  padding: ${theme.space.xs};
  overflow-wrap: anywhere;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
`;

interface PictureTileProps {
  picture: ChosenPicture;
  index: number;
  total: number;
  sending: Sending | undefined;
  disabled: boolean;
  dragged: boolean;
  onDragStart: (event: DragEvent) => void;
  onDragEnter: () => void;
  onDragEnd: () => void;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** A chosen picture: its preview, how far it is sent, and the buttons that move it or take it out. */
export function PictureTile({
  picture: { prepared, preview, sentPath },
  index,
  total,
  sending,
  disabled,
  dragged,
  onDragStart,
  onDragEnter,
  onDragEnd,
  onStep,
  onRemove,
  onRetry,
}: PictureTileProps) {
  const { name } = prepared;
  const step = (by: -1 | 1) => {
    if (!disabled && index + by >= 0 && index + by < total) onStep(by);
  };
  return (
    <Tile
      $dragged={dragged}
      draggable={!disabled}
      onDragStart={onDragStart}
      onDragEnter={onDragEnter}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={onDragEnd}
    >
      <View>
        <img src={preview} alt={name} width={prepared.width} height={prepared.height} draggable={false} />
        {index === 0 ? <Mark $glow>{SUBMISSION_TEXTS.cover}</Mark> : null}
        {sending?.kind === 'sending' ? (
          <Bar max={1} value={sending.share} aria-label={SUBMISSION_TEXTS.sending(name)} />
        ) : null}
      </View>
      {sending?.kind === 'failed' ? (
        <Trouble>
          <FieldError>{SUBMISSION_TEXTS.pictureFailed(sending.reason)}</FieldError>
          <Button
            $kind="quiet"
            $small
            disabled={disabled}
            aria-label={SUBMISSION_TEXTS.retry(name)}
            onClick={onRetry}
          >
            {SUBMISSION_TEXTS.retryShort}
          </Button>
        </Trouble>
      ) : null}
      <Tools>
        <IconButton
          aria-label={SUBMISSION_TEXTS.earlier(name)}
          aria-disabled={disabled || index === 0}
          onClick={() => step(-1)}
        >
          <ArrowLeftIcon />
        </IconButton>
        {sentPath && disabled ? (
          <span role="img" aria-label={SUBMISSION_TEXTS.sent}>
            <CheckIcon />
          </span>
        ) : (
          <IconButton aria-label={SUBMISSION_TEXTS.remove(name)} disabled={disabled} onClick={onRemove}>
            <CrossIcon />
          </IconButton>
        )}
        <IconButton
          aria-label={SUBMISSION_TEXTS.later(name)}
          aria-disabled={disabled || index === total - 1}
          onClick={() => step(1)}
        >
          <ArrowRightIcon />
        </IconButton>
      </Tools>
    </Tile>
  );
}
