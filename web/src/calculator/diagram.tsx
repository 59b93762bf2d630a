import { memo, useId } from 'react';
import styled from 'styled-components';
import { media, theme } from '../design/theme.ts';
import { VIEWING_ANGLES } from '../throw/seating.ts';
import type { Units } from '../throw/units.ts';
import { DIAGRAM_TEXTS, ROOM_TEXTS } from '../texts/calculator.ts';
import { DRAWING, EYES, FLOOR, gridLines, sceneOf, type Scene } from './diagram-scene.ts';
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

type SeatProps = Pick<Scene['seats'][number], 'standard'> & { scale: number };

/** A seat and whoever sits there, around its front edge on the floor. */
const Seat = memo(function Seat({ standard, scale }: SeatProps) {
  const eyes = -EYES * scale;
  return (
    <>
      <path
        d={`M${-2 * scale} 0V${-17 * scale}H${15 * scale}V${-36 * scale}`}
        fill="none"
        stroke={theme.color.inkSoft}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx={3 * scale} cy={eyes} r={Math.max(4, 4.5 * scale)} fill={theme.color.inkSoft} />
      <text x={3 * scale} y={eyes - 9 * scale - 6} textAnchor="middle">
        <tspan data-wide>{DIAGRAM_TEXTS.seats[standard]} </tspan>
        {ROOM_TEXTS.angle(VIEWING_ANGLES[standard])}
      </text>
    </>
  );
});

/** Lines and labels of the scale. */
const Grid = memo(function Grid({ scale, units }: { scale: number; units: Units }) {
  const lines = gridLines(scale, units);
  return (
    <>
      <path
        d={lines.map(({ x }) => `M${x} ${DRAWING.top}V${FLOOR}`).join('')}
        stroke={theme.color.line}
        fill="none"
      />
      <g data-wide>
        {lines.map(({ x, label }) =>
          label ? (
            <text key={label} x={x} y={FLOOR + 15} textAnchor="middle">
              {label}
            </text>
          ) : null,
        )}
      </g>
    </>
  );
});

/** The stretch in which the zoom works. */
function ZoomRange({ zoom }: { zoom: NonNullable<Scene['zoom']> }) {
  const { from, to } = zoom;
  return (
    <g>
      <rect
        x={from}
        y={DRAWING.top}
        width={Math.max(0, to - from)}
        height={FLOOR - DRAWING.top}
        fill={theme.color.glow}
        fillOpacity=".16"
      />
      <g stroke={theme.color.accent} strokeDasharray="3 5">
        <path d={`M${from} ${DRAWING.top}V${FLOOR}`} />
        {to - from > 1 ? <path d={`M${to} ${DRAWING.top}V${FLOOR}`} /> : null}
      </g>
      {to - from > 1 ? (
        <text
          x={Math.min((from + to) / 2, DRAWING.width - 60)}
          y={DRAWING.top - 5}
          textAnchor="middle"
          data-strong
        >
          {DIAGRAM_TEXTS.zoomRange}
        </text>
      ) : null}
    </g>
  );
}

function Beam({ scene, gradient }: { scene: Scene; gradient: string }) {
  const { wall, picture, largest, lens } = scene;
  return (
    <g>
      {largest ? (
        <polygon
          points={`${wall},${largest.top} ${wall},${largest.bottom} ${lens.x},${lens.y}`}
          fill={theme.color.glow}
          fillOpacity=".14"
        />
      ) : null}
      <polygon
        points={`${wall},${picture.top} ${wall},${picture.bottom} ${lens.x},${lens.y}`}
        fill={`url(#${gradient})`}
        stroke={theme.color.glow}
        strokeOpacity=".8"
        strokeLinejoin="round"
      />
      {largest ? (
        <path d={`M${wall} ${largest.top}V${largest.bottom}`} stroke={theme.color.accent} strokeWidth="2" />
      ) : null}
      <rect
        x={wall - 5}
        y={picture.top}
        width="6"
        height={picture.bottom - picture.top}
        rx="2"
        fill={theme.color.ink}
      />
    </g>
  );
}

function Projector({ scene }: { scene: Scene }) {
  const { body, lens, ceiling } = scene;
  const middle = body.x + body.width / 2;
  const lensSize = Math.max(3, body.height / 3);
  return (
    <g>
      {body.hangs ? (
        <path d={`M${middle} ${ceiling}V${body.y}`} stroke={theme.color.inkSoft} strokeWidth="1.5" />
      ) : (
        <rect
          x={scene.wall}
          y={body.y + body.height}
          width={Math.max(body.width, body.x + body.width - scene.wall)}
          height={FLOOR - body.y - body.height}
          fill={theme.color.sunk}
          stroke={theme.color.line}
        />
      )}
      <rect
        x={body.x}
        y={body.y}
        width={body.width}
        height={body.height}
        rx={Math.min(6, body.height / 3)}
        fill={theme.color.ink}
      />
      <circle cx={lens.x} cy={lens.y} r={lensSize} fill={theme.color.glow} />
    </g>
  );
}

/** A measure from the wall to the lens, below the floor. */
function Measure({ scene, text }: { scene: Scene; text: string }) {
  const { wall, lens } = scene;
  const y = FLOOR + 30;
  return (
    <g>
      <path d={`M${wall} ${y}H${lens.x}`} stroke={theme.color.accent} strokeWidth="1.5" />
      <path d={`M${wall} ${y - 5}v10M${lens.x} ${y - 5}v10`} stroke={theme.color.accent} strokeWidth="1.5" />
      <path
        d={`M${lens.x} ${lens.y}V${y}`}
        stroke={theme.color.accent}
        strokeWidth=".75"
        strokeDasharray="2 4"
      />
      <text x={Math.max(wall + 30, (wall + lens.x) / 2)} y={y + 4} textAnchor="middle" data-strong>
        {text}
      </text>
    </g>
  );
}

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
          <g key={standard} transform={`translate(${x} ${FLOOR})`}>
            <Seat standard={standard} scale={scale} />
          </g>
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
