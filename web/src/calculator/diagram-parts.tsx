/** What the diagram is made of; all of it in drawing units. */
import { memo } from 'react';
import { theme } from '../design/theme.ts';
import { VIEWING_ANGLES } from '../throw/seating.ts';
import type { Units } from '../throw/units.ts';
import { DIAGRAM_TEXTS, ROOM_TEXTS } from '../texts/calculator.ts';
import { DRAWING, EYES, FLOOR, gridLines, type Scene } from './diagram-scene.ts';

type SeatProps = Pick<Scene['seats'][number], 'standard'> & { scale: number };

/** A seat and whoever sits there, around its front edge on the floor. */
export const Seat = memo(function Seat({ standard, scale }: SeatProps) {
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
export const Grid = memo(function Grid({ scale, units }: { scale: number; units: Units }) {
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
export function ZoomRange({ zoom }: { zoom: NonNullable<Scene['zoom']> }) {
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

/** The light between lens and picture, and the picture. */
export function Beam({ scene, gradient }: { scene: Scene; gradient: string }) {
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

/** The projector, hanging or on its cabinet, and its lens. */
export function Projector({ scene }: { scene: Scene }) {
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
export function Measure({ scene, text }: { scene: Scene; text: string }) {
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
