import { useRef, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import type { Bounds } from '@lumen-throw/throw/limits';
import { stepped } from '../state/fields.ts';
import { stepsAlong } from './step-keys.ts';
import { setAttribute, useLiveSnapshot } from './live-parts.tsx';
import type { Snapshot } from '../state/snapshot.ts';

const THUMB = '1.5rem';

const Frame = styled.div`
  position: relative;
  height: ${theme.target};
`;

/** The groove with its filled part; the thumb's middle travels from one end of it to the other. */
const Groove = styled.svg`
  position: absolute;
  inset: 0 calc(${THUMB} / 2);
  width: calc(100% - ${THUMB});
  height: 100%;
  overflow: visible;
  pointer-events: none;

  line {
    stroke-width: 6px;
    stroke-linecap: round;
  }
`;

const thumb = css`
  box-sizing: border-box;
  width: ${THUMB};
  height: ${THUMB};
  border: 2px solid ${theme.color.accent};
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};
  cursor: grab;
`;

const Range = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  background: transparent;
  cursor: pointer;
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &::-moz-range-track {
    background: transparent;
  }

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;

interface SliderProps {
  label: string;
  bounds: Bounds;
  value: number;
  /** The value of a snapshot. */
  valueIn: (snapshot: Snapshot) => number;
  /** A value in words. */
  spoken: (value: number) => string;
  onSlide: (value: number) => void;
}

/** How far along a slider a value is, in percent. */
function share(value: number, { min, max }: Bounds): string {
  return `${(((value - min) / (max - min)) * 100).toFixed(2)}%`;
}

/** A slider. Arrows go one step; Page keys, and arrows with Shift, ten; Home and End to the ends. */
export function Slider({ label, bounds, value, valueIn, spoken, onSlide }: SliderProps) {
  const range = useRef<HTMLInputElement>(null);
  const filled = useRef<SVGLineElement>(null);
  // The field itself holds whole steps alone.
  const exact = useRef(value);
  useLiveSnapshot((snapshot) => {
    const newest = valueIn(snapshot);
    exact.current = newest;
    if (range.current && range.current.value !== String(newest)) range.current.value = String(newest);
    setAttribute(range.current, 'aria-valuetext', spoken(newest));
    setAttribute(filled.current, 'x2', share(newest, bounds));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsAlong(event);
    if (steps === 0) return;
    event.preventDefault();
    onSlide(stepped(exact.current, steps, bounds));
  };
  return (
    <Frame>
      <Groove aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" stroke={theme.color.line} />
        <line ref={filled} x1="0" x2={share(value, bounds)} y1="50%" y2="50%" stroke={theme.color.accent} />
      </Groove>
      <Range
        ref={range}
        type="range"
        aria-label={label}
        aria-valuetext={spoken(value)}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        // Its place follows the newest snapshot; React would put it back where it drew it last.
        defaultValue={value}
        onChange={({ target }) => onSlide(Number(target.value))}
        onKeyDown={onKeyDown}
      />
    </Frame>
  );
}
