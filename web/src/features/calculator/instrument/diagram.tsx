import { useId } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { Beam, Grid, Measure, PictureLabel, Projector, Seats, ZoomRange } from './diagram-parts.tsx';
import { DRAWING, FLOOR } from './diagram-scene.ts';
import { lengthText } from '../../../shared/format/length-format.ts';
import { diagonalText } from '../state/format.ts';
import { LiveText } from './live-parts.tsx';
import type { Found } from '../state/snapshot.ts';
import { DIAGRAM_TEXTS } from './diagram-texts.ts';

/** Texts keep about their size on the screen, 12 px at least, while the drawing grows and shrinks around them. */
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
    font: 500 31px ${theme.font.text};
    font-variant-numeric: tabular-nums;
    paint-order: stroke;
    stroke: ${theme.color.surface};
    /* Wide enough to hide a line behind the space between two words. */
    stroke-width: 0.34em;
    stroke-linejoin: round;
  }

  /* In the beam, where soft ink is too faint. */
  text[data-lit] {
    fill: ${theme.color.ink};
  }

  text[data-strong] {
    fill: ${theme.color.accent};
    font-weight: 650;
  }

  [data-wide] {
    display: none;
  }

  @media (min-width: 22.5rem) {
    text {
      font-size: 27px;
    }
  }

  @media (min-width: 26rem) {
    text {
      font-size: 24px;
    }
  }

  ${media.small} {
    text {
      font-size: 15px;
    }

    [data-wide] {
      display: inline;
    }
  }

  ${media.large} {
    text {
      font-size: 14px;
    }
  }

  @media (min-width: 75rem) {
    text {
      font-size: 11px;
    }
  }
`;

function places({ scene: { seats, wall, scale }, units }: Found): string {
  return seats.map(({ x }) => lengthText((x - wall) / scale, units)).join(', ');
}

/** The drawing in one sentence. */
function description(found: Found): string {
  const { results, units } = found;
  const distance = lengthText(results.distance, units);
  return DIAGRAM_TEXTS.description(diagonalText(results.diagonal), distance, places(found));
}

/** The set-up from the side, drawn to scale: screen, beam, projector, zoom range and seats. */
export function Diagram({ found }: { found: Found }) {
  const id = useId();
  const { wall, zoom, scale } = found.scene;
  return (
    <Frame translate="no">
      <svg
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
      >
        <title id={`${id}-title`}>{DIAGRAM_TEXTS.title}</title>
        <LiveText as="desc" id={`${id}-description`} found={found} of={description} />
        <defs>
          <linearGradient id={`${id}-beam`} x1="0" x2="1">
            <stop offset="0" stopColor={theme.color.glow} stopOpacity=".55" />
            <stop offset="1" stopColor={theme.color.glow} stopOpacity=".1" />
          </linearGradient>
        </defs>
        <Grid scale={scale} units={found.units} />
        {zoom ? <ZoomRange found={found} /> : null}
        <path
          d={`M${wall} ${DRAWING.top}V${FLOOR}H${DRAWING.width - DRAWING.right}`}
          stroke={theme.color.edge}
          fill="none"
        />
        <Beam found={found} gradient={`${id}-beam`} />
        <Seats found={found} />
        <Projector found={found} />
        <PictureLabel found={found} />
        <Measure found={found} />
      </svg>
    </Frame>
  );
}
