import { useSortable } from '@dnd-kit/sortable';
import styled, { css } from 'styled-components';
import { Badge } from '../../../shared/design/badge.tsx';
import { Button, IconButton } from '../../../shared/design/button.tsx';
import { FieldError } from '../../../shared/controls/field.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon, CrossIcon } from '../../../shared/design/icons.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { SUBMISSION_TEXTS } from './texts.ts';
import type { ChosenPicture } from './pictures-state.ts';
import type { Sending } from './use-picture-sending.ts';

/** A picture on its way lies over the others. */
const lifted = css`
  position: relative;
  z-index: 1;
  border-color: ${theme.color.accent};
  box-shadow: ${theme.shadow.float};
`;

const Tile = styled.li<{ $dragged: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};

  /* The tile cuts off what lies outside of it, the ring around its picture too. */
  &:has([data-own-keys]:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  ${({ $dragged }) => $dragged && lifted}
`;

const View = styled.div`
  position: relative;
`;

/** The picture, by which the tile is taken. */
const Handle = styled.div`
  cursor: grab;
  outline: none;
  /* A finger that holds still picks the picture up: nothing is selected and no menu comes. */
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;

  &[aria-disabled='true'] {
    cursor: auto;
  }

  &[aria-pressed='true'] {
    cursor: grabbing;
  }

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
  pointer-events: none;
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

const ErrorOverlay = styled.div`
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
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** A chosen picture: its preview, how far it is sent, and the buttons that move it or take it out. */
export function PictureTile({
  picture: { key, prepared, preview, sentPath },
  index,
  total,
  sending,
  disabled,
  onStep,
  onRemove,
  onRetry,
}: PictureTileProps) {
  const { name } = prepared;
  const step = (by: -1 | 1) => {
    if (!disabled && index + by >= 0 && index + by < total) onStep(by);
  };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: key, attributes: { roleDescription: SUBMISSION_TEXTS.sortable } });
  return (
    <Tile
      ref={setNodeRef}
      $dragged={isDragging}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <View>
        <Handle
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={SUBMISSION_TEXTS.sortPicture(name)}
          data-own-keys
        >
          <img src={preview} alt={name} width={prepared.width} height={prepared.height} draggable={false} />
        </Handle>
        {index === 0 ? <Mark $glow>{SUBMISSION_TEXTS.cover}</Mark> : null}
        {sending?.kind === 'sending' ? (
          <Bar max={1} value={sending.share} aria-label={SUBMISSION_TEXTS.sending(name)} />
        ) : null}
        {sending?.kind === 'checking' ? <Bar aria-label={SUBMISSION_TEXTS.checking(name)} /> : null}
      </View>
      {sending?.kind === 'failed' ? (
        <ErrorOverlay>
          <FieldError>{SUBMISSION_TEXTS.pictureFailed(sending.reason)}</FieldError>
          <Button
            $kind="quiet"
            $small
            $inactive={disabled}
            aria-label={SUBMISSION_TEXTS.retry(name)}
            onClick={onRetry}
          >
            {SUBMISSION_TEXTS.retryShort}
          </Button>
        </ErrorOverlay>
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
          <IconButton aria-label={SUBMISSION_TEXTS.remove(name)} $inactive={disabled} onClick={onRemove}>
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
