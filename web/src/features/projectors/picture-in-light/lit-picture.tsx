import type { LightShares } from '@lumen-throw/throw/picture-in-light';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';
import { lightMixer, type LightMixer } from './light-mixer.ts';
import { LIT_ROOMS } from './rooms.ts';
import type { LoadedRoom } from './use-light-passes.ts';

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.m};
  background: #000;
`;

interface LitPictureProps {
  passes: LoadedRoom;
  shares: LightShares;
  /** What is seen, in words. */
  label: string;
  /** Called where the browser cannot mix light. */
  onUnable: () => void;
}

/** A room with a projector's picture in it, mixed from its passes. */
export function LitPicture({ passes, shares, label, onUnable }: LitPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mixer = useRef<LightMixer | null>(null);
  const newest = useRef(shares);
  const { width, height, level } = LIT_ROOMS[passes.name];
  useEffect(() => {
    if (!canvas.current) return undefined;
    const made = lightMixer(canvas.current, passes.room, passes.projected, level);
    mixer.current = made;
    if (made) made.draw(newest.current);
    else onUnable();
    return () => {
      mixer.current = null;
      made?.end();
    };
  }, [passes, level, onUnable]);
  const { room, projected } = shares;
  useLayoutEffect(() => {
    newest.current = { room, projected };
    mixer.current?.draw(newest.current);
  }, [room, projected]);
  // A canvas has one context for good, so another room gets another canvas.
  return (
    <Canvas key={passes.name} ref={canvas} role="img" aria-label={label} width={width} height={height} />
  );
}
