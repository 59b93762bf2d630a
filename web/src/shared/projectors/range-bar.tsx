import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import type { Range } from '@lumen-throw/throw/throw-distance';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 1.75rem;
  overflow: visible;
`;

function share(value: number, whole: number): string {
  return `${Math.min(100, Math.max(0, (value / whole) * 100)).toFixed(2)}%`;
}

interface RangeBarProps {
  /** What fits. */
  range: Range;
  /** What there is. */
  value: number;
  /** What the whole width stands for; bars with one whole can be compared. */
  whole: number;
}

/** A stretch of a scale, and a mark on the scale; the words beside it say the same. */
export function RangeBar({ range, value, whole }: RangeBarProps) {
  const width = Math.max(0, Math.min(range.max, whole) - range.min);
  return (
    <Drawing aria-hidden="true">
      <rect y="50%" width="100%" height="8" rx="4" fill={theme.color.line} transform="translate(0 -4)" />
      <rect
        x={share(range.min, whole)}
        y="50%"
        // A lens without zoom has no stretch; its one place shows all the same.
        width={width / whole < 0.012 ? 8 : share(width, whole)}
        height="8"
        rx="4"
        fill={theme.color.glow}
        stroke={theme.color.accent}
        transform="translate(0 -4)"
      />
      <rect
        x={share(value, whole)}
        y="12%"
        width="2.5"
        height="76%"
        fill={theme.color.ink}
        transform="translate(-1 0)"
      />
    </Drawing>
  );
}
