import { memo, useId } from 'react';
import styled from 'styled-components';
import { media, theme } from '../design/theme.ts';
import type { Units } from '../throw/units.ts';
import { DIAGRAM_TEXTS } from '../texts/calculator.ts';
import { Beam, Grid, Measure, Projector, Seat, ZoomRange } from './diagram-parts.tsx';
import { DRAWING, FLOOR, sceneOf } from './diagram-scene.ts';
import { diagonalText, lengthText } from './format.ts';
import type { Results } from './results.ts';

/** Texts keep about their size on the screen while the drawing grows and shrinks around them. */
const Frame = styled.div`
  padding: ${theme.space.xs} ${theme.space.s} 0;
  contain: layout;

  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }

  text {
    fill: ${theme.color.inkSoft};
    font: 500 24px ${theme.font.text};
    font-variant-numeric: tabular-nums;
    paint-order: stroke;
    stroke: ${theme.color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;
  }

  /* In the beam, which is light enough in both themes to carry ink. */
  text[data-lit] {
    fill: ${theme.color.ink};
    stroke: none;
  }

  text[data-strong] {
    fill: ${theme.color.accent};
    font-weight: 650;
  }

  [data-wide] {
    display: none;
  }

  ${media.small} {
    text {
      font-size: 14px;
    }

    [data-wide] {
      display: inline;
    }
  }

  ${media.large} {
    text {
      font-size: 11px;
    }
  }
`;

/** The set-up from the side, drawn to scale: screen, beam, projector, zoom range and seats. */
export const Diagram = memo(function Diagram({ results, units }: { results: Results; units: Units }) {
  const id = useId();
  const scene = sceneOf(results);
  const { wall, picture, zoom, seats, scale } = scene;
  const diagonal = diagonalText(results.diagonal);
  const distance = lengthText(results.distance, units);
  const places = seats.map(({ x }) => lengthText((x - wall) / scale, units));
  return (
    <Frame>
      <svg
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
      >
        <title id={`${id}-title`}>{DIAGRAM_TEXTS.title}</title>
        <desc id={`${id}-description`}>
          {DIAGRAM_TEXTS.description(diagonal, distance, places.join(', '))}
        </desc>
        <defs>
          <linearGradient id={`${id}-beam`} x1="0" x2="1">
            <stop offset="0" stopColor={theme.color.glow} stopOpacity=".55" />
            <stop offset="1" stopColor={theme.color.glow} stopOpacity=".1" />
          </linearGradient>
        </defs>
        <Grid scale={scale} units={units} />
        {zoom ? <ZoomRange zoom={zoom} /> : null}
        <path
          d={`M${wall} ${DRAWING.top}V${FLOOR}H${DRAWING.width - DRAWING.right}`}
          stroke={theme.color.edge}
          fill="none"
        />
        <Beam scene={scene} gradient={`${id}-beam`} />
        {seats.map(({ standard, x }) => (
          <Seat key={standard} standard={standard} x={x} scale={scale} />
        ))}
        <Projector scene={scene} />
        <text x={wall + 9} y={(picture.top + picture.bottom) / 2 + 4} data-lit>
          {diagonal}
        </text>
        <Measure scene={scene} text={distance} />
      </svg>
    </Frame>
  );
});
