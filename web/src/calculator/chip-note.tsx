import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { ASPECT_RATIOS, frameDiagonal, pictureInFrame, type AspectRatio } from '../throw/image-size.ts';
import { screenDiagonals, throwDistance } from '../throw/throw-distance.ts';
import type { Units } from '../throw/units.ts';
import { CALCULATOR_TEXTS } from '../texts/calculator.ts';
import { diagonalRangeText, rangeText } from './format.ts';
import type { Results } from './results.ts';

const Note = styled.p`
  padding: ${theme.space.s} clamp(${theme.space.m}, 3vw, ${theme.space.l});
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.5;
`;

interface ChipNoteProps {
  results: Results;
  /** Shape of the projector's own picture. */
  native: AspectRatio;
  units: Units;
}

/** What changes where a chip is wider than the picture: the specification's formula takes the picture's width. */
export function ChipNote({ results, native, units }: ChipNoteProps) {
  const { mode, ratio, aspect, diagonal, distance } = results;
  if (ASPECT_RATIOS[aspect] >= ASPECT_RATIOS[native]) return null;
  if (mode === 'size-to-distance') {
    const distances = throwDistance(ratio, frameDiagonal(diagonal, aspect, native), native);
    return <Note>{CALCULATOR_TEXTS.otherChipDistance(native, aspect, rangeText(distances, units))}</Note>;
  }
  const frames = screenDiagonals(ratio, distance, native);
  const sizes = {
    min: pictureInFrame(frames.min, aspect, native),
    max: pictureInFrame(frames.max, aspect, native),
  };
  return <Note>{CALCULATOR_TEXTS.otherChipSize(native, aspect, diagonalRangeText(sizes))}</Note>;
}
