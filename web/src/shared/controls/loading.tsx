import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from '../design/theme.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;

/** A turning ring; put the words that say what is going on beside it. */
export function Spinner() {
  return <Ring aria-hidden="true" data-spinner />;
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  min-height: 10rem;
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`;

interface LoadingStateProps {
  label: string;
}

/** Stands where something is on its way. */
export function LoadingState({ label }: LoadingStateProps) {
  return (
    <Line role="status">
      <Spinner />
      <span>{label}</span>
    </Line>
  );
}

/** What comes sooner than this, in milliseconds, is not announced. */
const MOMENT = 300;

/** The same, unless what is on its way is there in a moment; nothing in what the build renders. */
export function LateLoadingState({ label }: LoadingStateProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, MOMENT, true);
    return () => clearTimeout(timer);
  }, []);
  return late ? <LoadingState label={label} /> : null;
}
