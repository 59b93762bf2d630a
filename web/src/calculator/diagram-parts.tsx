/**
 * What the diagram is made of; all of it in drawing units. What moves is drawn with polylines,
 * polygons and texts alone: their places are plain attributes, while those of rectangles, circles and
 * paths are CSS properties, which have the browser work out styles anew at every change.
 */
import { memo } from 'react';
import { theme } from '../design/theme.ts';
import { VIEWING_ANGLES } from '../throw/seating.ts';
import type { Units } from '../throw/units.ts';
import { DIAGRAM_TEXTS, ROOM_TEXTS } from '../texts/calculator.ts';
import { DRAWING, EYES, FLOOR, gridLines, type Scene } from './diagram-scene.ts';

interface Point {
  x: number;
  y: number;
}

/** Decimals of a place: a tenth of a unit is less than a pixel. */
function place(value: number): number {
  return Math.round(value * 100) / 100;
}

function points(...corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${place(x)},${place(y)}`).join(' ');
}

/** Corners of a rectangle. */
function box(left: number, top: number, right: number, bottom: number): string {
  return points({ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom });
}

interface LineProps {
  from: Point;
  to: Point;
  color: string;
  width?: number;
  dash?: string;
  round?: boolean;
}

/**
 * A line, as a polyline: one attribute to change instead of four. A plain function, because a component
 * for each would double what React has to compare.
 */
function line({ from, to, color, width = 1, dash, round = false }: LineProps) {
  return (
    <polyline
      points={points(from, to)}
      stroke={color}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinecap={round ? 'round' : undefined}
    />
  );
}

/** A filled circle. */
function dot(at: Point, size: number, color: string) {
  return line({ from: at, to: at, color, width: size, round: true });
}

interface SeatProps {
  /** Where the front edge of the seat is. */
  x: number;
  standard: Scene['seats'][number]['standard'];
  scale: number;
}

/** A seat and whoever sits there. */
export function Seat({ x, standard, scale }: SeatProps) {
  const up = (inches: number) => FLOOR - inches * scale;
  const head = { x: x + 3 * scale, y: up(EYES) };
  return (
    <>
      <polyline
        points={points(
          { x: x - 2 * scale, y: FLOOR },
          { x: x - 2 * scale, y: up(17) },
          { x: x + 15 * scale, y: up(17) },
          { x: x + 15 * scale, y: up(36) },
        )}
        fill="none"
        stroke={theme.color.inkSoft}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {dot(head, Math.max(8, 9 * scale), theme.color.inkSoft)}
      <text x={place(head.x)} y={place(head.y - 9 * scale - 6)} textAnchor="middle">
        <tspan data-wide>{DIAGRAM_TEXTS.seats[standard]} </tspan>
        {ROOM_TEXTS.angle(VIEWING_ANGLES[standard])}
      </text>
    </>
  );
}

/** Lines and labels of the scale. */
export const Grid = memo(function Grid({ scale, units }: { scale: number; units: Units }) {
  const lines = gridLines(scale, units);
  return (
    <>
      <path
        d={lines.map(({ x }) => `M${place(x)} ${DRAWING.top}V${FLOOR}`).join('')}
        stroke={theme.color.line}
        fill="none"
      />
      <g data-wide>
        {lines.map(({ x, label }) =>
          label ? (
            <text key={label} x={place(x)} y={FLOOR + 15} textAnchor="middle">
              {label}
            </text>
          ) : null,
        )}
      </g>
    </>
  );
});

const DASHES = '3 5';

/** The stretch in which the zoom works. */
export function ZoomRange({ zoom }: { zoom: NonNullable<Scene['zoom']> }) {
  const { from, to } = zoom;
  const { top, width } = DRAWING;
  const isStretch = to - from > 1;
  return (
    <g>
      <polygon points={box(from, top, to, FLOOR)} fill={theme.color.glow} fillOpacity=".16" />
      {line({
        from: { x: from, y: top },
        to: { x: from, y: FLOOR },
        color: theme.color.accent,
        dash: DASHES,
      })}
      {isStretch ? (
        <>
          {line({
            from: { x: to, y: top },
            to: { x: to, y: FLOOR },
            color: theme.color.accent,
            dash: DASHES,
          })}
          <text x={place(Math.min((from + to) / 2, width - 60))} y={top - 5} textAnchor="middle" data-strong>
            {DIAGRAM_TEXTS.zoomRange}
          </text>
        </>
      ) : null}
    </g>
  );
}

/** The light between lens and picture, and the picture. */
export function Beam({ scene, gradient }: { scene: Scene; gradient: string }) {
  const { wall, picture, largest, lens } = scene;
  const lit = ({ top, bottom }: { top: number; bottom: number }) =>
    points({ x: wall, y: top }, { x: wall, y: bottom }, lens);
  return (
    <g>
      {largest ? <polygon points={lit(largest)} fill={theme.color.glow} fillOpacity=".14" /> : null}
      <polygon
        points={lit(picture)}
        fill={`url(#${gradient})`}
        stroke={theme.color.glow}
        strokeOpacity=".8"
        strokeLinejoin="round"
      />
      {largest
        ? line({
            from: { x: wall, y: largest.top },
            to: { x: wall, y: largest.bottom },
            color: theme.color.accent,
            width: 2,
          })
        : null}
      <g data-part="picture">
        {line({
          from: { x: wall - 2, y: picture.top },
          to: { x: wall - 2, y: picture.bottom },
          color: theme.color.ink,
          width: 6,
        })}
      </g>
    </g>
  );
}

/** How far the corners of a projector's body are rounded. */
const ROUNDING = 4;

/** The projector, hanging or on its cabinet, and its lens. */
export function Projector({ scene }: { scene: Scene }) {
  const { body, lens, ceiling, wall } = scene;
  const middle = body.x + body.width / 2;
  const bottom = body.y + body.height;
  const round = Math.min(ROUNDING, body.height / 3);
  return (
    <g>
      {body.hangs ? (
        line({
          from: { x: middle, y: ceiling },
          to: { x: middle, y: body.y },
          color: theme.color.inkSoft,
          width: 1.5,
        })
      ) : (
        <polygon
          points={box(wall, bottom, Math.max(wall + body.width, body.x + body.width), FLOOR)}
          fill={theme.color.sunk}
          stroke={theme.color.line}
        />
      )}
      <polygon
        points={box(body.x + round, body.y + round, body.x + body.width - round, bottom - round)}
        fill={theme.color.ink}
        stroke={theme.color.ink}
        strokeWidth={2 * round}
        strokeLinejoin="round"
      />
      <g data-part="lens">{dot(lens, Math.max(6, (body.height * 2) / 3), theme.color.glow)}</g>
    </g>
  );
}

/** A measure from the wall to the lens, below the floor. */
export function Measure({ scene, text }: { scene: Scene; text: string }) {
  const { wall, lens } = scene;
  const y = FLOOR + 30;
  const color = theme.color.accent;
  return (
    <g>
      <polyline
        points={points(
          { x: wall, y: y - 5 },
          { x: wall, y: y + 5 },
          { x: wall, y },
          { x: lens.x, y },
          { x: lens.x, y: y - 5 },
          { x: lens.x, y: y + 5 },
        )}
        fill="none"
        stroke={color}
        strokeWidth="1.5"
      />
      {line({ from: lens, to: { x: lens.x, y }, color, width: 0.75, dash: '2 4' })}
      <text x={place(Math.max(wall + 30, (wall + lens.x) / 2))} y={y + 4} textAnchor="middle" data-strong>
        {text}
      </text>
    </g>
  );
}
