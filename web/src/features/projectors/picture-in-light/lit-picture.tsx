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
    const { current: surface } = canvas;
    if (!surface) return undefined;
    const prepare = () => {
      mixer.current = lightMixer(surface, passes.room, passes.projected, level);
      if (mixer.current) mixer.current.draw(newest.current);
      else onUnable();
    };
    // A browser that needs the memory takes the context, and gives it back to who wants it.
    const keep = (event: Event) => event.preventDefault();
    surface.addEventListener('webglcontextlost', keep);
    surface.addEventListener('webglcontextrestored', prepare);
    prepare();
    return () => {
      surface.removeEventListener('webglcontextlost', keep);
      surface.removeEventListener('webglcontextrestored', prepare);
      mixer.current?.end();
      mixer.current = null;
    };
  }, [passes, level, onUnable]);
  const { room, projected } = shares;
  useLayoutEffect(() => {
    newest.current = { room, projected };
    mixer.current?.draw(newest.current);
  }, [room, projected]);
  // A canvas has one context for good, so another room gets another canvas.
  return (
    <Canvas
      key={passes.name}
      ref={canvas}
      role="img"
      aria-label={label}
      data-room={passes.name}
      width={width}
      height={height}
    />
  );
}
