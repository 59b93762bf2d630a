/**
 * What the diagram is made of; all of it in drawing units. What moves is drawn with polylines,
 * polygons and texts alone: their places are plain attributes, while those of rectangles, circles,
 * paths and groups are CSS properties, which have the browser work out styles or the order of its
 * layers anew at every change.
 */
import { memo } from 'react';
import { theme } from '../../../shared/design/theme.ts';
import { VIEWING_ANGLES } from '@lumen-throw/throw/seating';
import type { Units } from '@lumen-throw/throw/units';
import { DRAWING, EYES, FLOOR, gridLines, isStretch, type Scene } from './diagram-scene.ts';
import { lengthText } from '../../../shared/format/length-format.ts';
import { diagonalText } from '../state/format.ts';
import { LiveLabel, LiveShape } from './live-parts.tsx';
import type { Found } from '../state/snapshot.ts';
import { DIAGRAM_TEXTS } from './diagram-texts.ts';
import { ROOM_TEXTS } from '../room/room-texts.ts';

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

/** A line without length, which round ends make a filled circle. */
function dot(middle: Point): string {
  return points(middle, middle);
}

interface PartProps {
  found: Found;
}

type Standard = Scene['seats'][number]['standard'];

/** Where the front edge of a seat is. */
function seatX({ seats }: Scene, standard: Standard): number {
  return seats.find((seat) => seat.standard === standard)?.x ?? 0;
}

function headOf(scene: Scene, standard: Standard): Point {
  return { x: seatX(scene, standard) + 3 * scene.scale, y: FLOOR - EYES * scene.scale };
}

/** A seat with a person in it. */
function Seat({ found, standard }: PartProps & { standard: Standard }) {
  const { scale } = found.scene;
  return (
    <>
      <LiveShape
        as="polyline"
        found={found}
        points={({ scene }) => {
          const x = seatX(scene, standard);
          const up = (inches: number) => FLOOR - inches * scene.scale;
          return points(
            { x: x - 2 * scene.scale, y: FLOOR },
            { x: x - 2 * scene.scale, y: up(17) },
            { x: x + 15 * scene.scale, y: up(17) },
            { x: x + 15 * scene.scale, y: up(36) },
          );
        }}
        fill="none"
        stroke={theme.color.inkSoft}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <LiveShape
        as="polyline"
        found={found}
        points={({ scene }) => dot(headOf(scene, standard))}
        stroke={theme.color.inkSoft}
        strokeWidth={Math.max(8, 9 * scale)}
        strokeLinecap="round"
      />
      <LiveLabel
        found={found}
        place={({ scene }) => {
          const { x, y } = headOf(scene, standard);
          return { x: place(x), y: place(y - 9 * scene.scale - 6) };
        }}
        textAnchor="middle"
      >
        <tspan data-wide>{DIAGRAM_TEXTS.seats[standard]} </tspan>
        {ROOM_TEXTS.angle(VIEWING_ANGLES[standard])}
      </LiveLabel>
    </>
  );
}

/** The seats for the picture. */
export function Seats({ found }: PartProps) {
  return found.scene.seats.map(({ standard }) => <Seat key={standard} found={found} standard={standard} />);
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

/** Half of a short label at its largest, so that none runs out of the drawing. */
const LABEL_HALF = 64;

/** No place of the lens is asked for, where there is no zoom range. */
function zoomOf({ scene }: Found): NonNullable<Scene['zoom']> {
  return scene.zoom ?? { from: 0, to: 0 };
}

/** An end of the stretch in which the zoom works. */
function ZoomEnd({ found, end }: PartProps & { end: 'from' | 'to' }) {
  return (
    <LiveShape
      as="polyline"
      found={found}
      points={(latest) => {
        const x = zoomOf(latest)[end];
        return points({ x, y: DRAWING.top }, { x, y: FLOOR });
      }}
      stroke={theme.color.accent}
      strokeDasharray={DASHES}
    />
  );
}

/** The stretch in which the zoom works. */
export function ZoomRange({ found }: PartProps) {
  const { top, width } = DRAWING;
  return (
    <g>
      <LiveShape
        as="polygon"
        found={found}
        points={(latest) => {
          const { from, to } = zoomOf(latest);
          return box(from, top, to, FLOOR);
        }}
        fill={theme.color.glow}
        fillOpacity=".16"
      />
      <ZoomEnd found={found} end="from" />
      {isStretch(zoomOf(found)) ? (
        <>
          <ZoomEnd found={found} end="to" />
          <LiveLabel
            found={found}
            place={(latest) => {
              const { from, to } = zoomOf(latest);
              return {
                x: place(Math.min(Math.max((from + to) / 2, LABEL_HALF), width - LABEL_HALF)),
                y: top - 5,
              };
            }}
            textAnchor="middle"
            data-strong
          >
            {DIAGRAM_TEXTS.ranges[found.results.lens.kind]}
          </LiveLabel>
        </>
      ) : null}
    </g>
  );
}

/** The light that falls on a stretch of the wall. */
function beam({ wall, lens }: Scene, lit: { top: number; bottom: number } | null): string {
  return lit ? points({ x: wall, y: lit.top }, { x: wall, y: lit.bottom }, lens) : '';
}

/** A stretch of the wall, some units off it. */
function screen({ wall }: Scene, lit: { top: number; bottom: number } | null, off: number): string {
  return lit ? points({ x: wall - off, y: lit.top }, { x: wall - off, y: lit.bottom }) : '';
}

/** The light between lens and picture, and the picture. */
export function Beam({ found, gradient }: PartProps & { gradient: string }) {
  const hasLargest = found.scene.largest !== null;
  return (
    <g>
      {hasLargest ? (
        <LiveShape
          as="polygon"
          found={found}
          points={({ scene }) => beam(scene, scene.largest)}
          fill={theme.color.glow}
          fillOpacity=".14"
        />
      ) : null}
      <LiveShape
        as="polygon"
        found={found}
        points={({ scene }) => beam(scene, scene.picture)}
        fill={`url(#${gradient})`}
        stroke={theme.color.glow}
        strokeOpacity=".8"
        strokeLinejoin="round"
      />
      {hasLargest ? (
        <LiveShape
          as="polyline"
          found={found}
          points={({ scene }) => screen(scene, scene.largest, 0)}
          stroke={theme.color.accent}
          strokeWidth={2}
        />
      ) : null}
      <LiveShape
        as="polyline"
        data-part="picture"
        found={found}
        points={({ scene }) => screen(scene, scene.picture, 2)}
        stroke={theme.color.ink}
        strokeWidth={6}
      />
    </g>
  );
}

/** How far the corners of a projector's body are rounded. */
const ROUNDING = 4;

/** How it stands or hangs: on a cabinet that reaches to the wall, or from the ceiling. */
function Mount({ found }: PartProps) {
  if (found.scene.body.hangs) {
    return (
      <LiveShape
        as="polyline"
        found={found}
        points={({ scene: { body, lens, ceiling } }) => {
          const x = lens.x + body.width / 2;
          return points({ x, y: ceiling }, { x, y: lens.y - body.height / 2 });
        }}
        stroke={theme.color.inkSoft}
        strokeWidth={1.5}
      />
    );
  }
  return (
    <LiveShape
      as="polygon"
      found={found}
      points={({ scene: { body, lens, wall } }) =>
        box(wall, lens.y + body.height / 2, Math.max(wall, lens.x) + body.width, FLOOR)
      }
      fill={theme.color.sunk}
      stroke={theme.color.line}
    />
  );
}

/** The projector with its lens. */
export function Projector({ found }: PartProps) {
  const { width, height } = found.scene.body;
  const round = Math.min(ROUNDING, height / 3);
  return (
    <g>
      <Mount found={found} />
      <LiveShape
        as="polygon"
        found={found}
        points={({ scene: { lens } }) =>
          box(
            lens.x + round,
            lens.y - height / 2 + round,
            lens.x + width - round,
            lens.y + height / 2 - round,
          )
        }
        fill={theme.color.ink}
        stroke={theme.color.ink}
        strokeWidth={2 * round}
        strokeLinejoin="round"
      />
      <LiveShape
        as="polyline"
        data-part="lens"
        found={found}
        points={({ scene: { lens } }) => dot(lens)}
        stroke={theme.color.glow}
        strokeWidth={Math.max(6, (height * 2) / 3)}
        strokeLinecap="round"
      />
    </g>
  );
}

/** How long the picture's diagonal is, beside the picture. */
export function PictureLabel({ found }: PartProps) {
  return (
    <LiveLabel
      found={found}
      place={({ scene: { wall, picture } }) => ({
        x: wall + 9,
        y: place((picture.top + picture.bottom) / 2 + 4),
      })}
      of={({ results }) => diagonalText(results.diagonal)}
      data-lit
    />
  );
}

/** Where the measure of the distance is. */
const MEASURE = FLOOR + 30;

/** A measure from the wall to the lens, below the floor. */
export function Measure({ found }: PartProps) {
  return (
    <g>
      <LiveShape
        as="polyline"
        found={found}
        points={({ scene: { wall, lens } }) =>
          points(
            { x: wall, y: MEASURE - 5 },
            { x: wall, y: MEASURE + 5 },
            { x: wall, y: MEASURE },
            { x: lens.x, y: MEASURE },
            { x: lens.x, y: MEASURE - 5 },
            { x: lens.x, y: MEASURE + 5 },
          )
        }
        fill="none"
        stroke={theme.color.accent}
        strokeWidth="1.5"
      />
      <LiveShape
        as="polyline"
        found={found}
        points={({ scene: { lens } }) => points(lens, { x: lens.x, y: MEASURE })}
        stroke={theme.color.accent}
        strokeWidth={0.75}
        strokeDasharray="2 4"
      />
      <LiveLabel
        found={found}
        place={({ scene: { wall, lens } }) => ({
          x: place(Math.max(wall + 30, (wall + lens.x) / 2)),
          y: MEASURE + 4,
        })}
        of={({ results, units }) => lengthText(results.distance, units)}
        textAnchor="middle"
        data-strong
      />
    </g>
  );
}
