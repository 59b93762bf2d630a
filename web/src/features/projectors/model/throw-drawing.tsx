import { imageSize } from '@lumen-throw/throw/image-size';
import type { Lens } from '@lumen-throw/throw/lens';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { pictureAboveCabinet, type Rise } from '@lumen-throw/throw/ultra-short';
import styled from 'styled-components';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { REFERENCE_DIAGONAL } from '../../../shared/projectors/listed-facts.ts';
import { media, theme } from '../../../shared/design/theme.ts';
import { cabinetSize, type CabinetFacts } from '../cabinet-size.ts';
import { MODEL_TEXTS } from './texts.ts';

const Figure = styled.figure`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  svg {
    display: block;
    width: 100%;
    height: auto;
  }

  text {
    fill: ${theme.color.ink};
    font: 550 13px ${theme.font.text};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    paint-order: stroke;
    stroke: ${theme.color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;

    @media (max-width: 34rem) {
      font-size: 25px;
    }
  }

  .room {
    stroke: ${theme.color.edge};
  }

  .person {
    fill: ${theme.color.line};
    stroke: none;
  }

  .beam {
    fill: ${theme.color.glow};
    opacity: 0.28;
    stroke: none;

    ${media.forcedColors} {
      fill: none;
      stroke: currentColor;
    }
  }

  .range {
    stroke: ${theme.color.accent};
    stroke-width: 4;
    stroke-linecap: round;
  }

  .body {
    fill: ${theme.color.surface};
    stroke: ${theme.color.ink};
  }

  .picture {
    stroke: ${theme.color.accent};
    stroke-width: 5;
    stroke-linecap: round;
  }

  figcaption {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    line-height: 1.5;
  }
`;

/** Inches: a person of 5 ft 7, the picture's bottom above the floor, and room at the ends. */
const PERSON = 67;
const BOTTOM = 30;
const BEHIND = 26;
const VIEW = { width: 640, top: 12, bottom: 46, left: 14 } as const;
/** Half the width of a letter of the label on a phone, where it's largest, with what is drawn around it. */
const HALF_LETTER = 6.8;
/** Least length of the room that is drawn, so that short throws look short. */
const LEAST_ROOM = 150;

interface ThrowDrawingProps {
  lens: Lens;
  distances: Range;
  cabinet: CabinetFacts;
  /** How high the picture hangs above the cabinet, where its maker says so. */
  rise: Rise | null;
}

/** From an ultra short throw cabinet's top up to the picture, in inches, where nobody prints it. */
const TYPICAL_RISE = 8;

/** The projector before a 100-inch picture, from the side and to one scale. */
export function ThrowDrawing({ lens, distances, cabinet: known, rise }: ThrowDrawingProps) {
  const { height: picture } = imageSize(REFERENCE_DIAGONAL, '16:9');
  const cabinet = cabinetSize(known);
  const room = Math.max(LEAST_ROOM, distances.max + cabinet.depth + BEHIND);
  const scale = (VIEW.width - 2 * VIEW.left) / room;
  const ceiling = Math.max(BOTTOM + picture + 8, PERSON + 10);
  const floor = VIEW.top + ceiling * scale;
  const x = (inches: number) => VIEW.left + inches * scale;
  const y = (inches: number) => floor - inches * scale;
  const isUltraShort = known.kind === 'ultraShortThrow';
  const above = rise
    ? pictureAboveCabinet(rise, { diagonal: REFERENCE_DIAGONAL, aspect: '16:9' })
    : TYPICAL_RISE;
  const stand = isUltraShort ? BOTTOM - cabinet.height - above : BOTTOM + 4;
  const lensHeight = stand + cabinet.height * (isUltraShort ? 1 : 0.6);
  const isFixed = distances.max - distances.min < 1;
  const person = Math.min(room - 18, Math.max(distances.max + cabinet.depth + 14, 96));
  const height = floor + VIEW.bottom;
  const label = FACT_TEXTS.distances(lens, distances);
  const half = Math.min(VIEW.width / 2, label.length * HALF_LETTER);
  return (
    <Figure>
      <svg
        viewBox={`0 0 ${VIEW.width} ${Math.round(height)}`}
        fill="none"
        aria-hidden="true"
        strokeWidth="1.5"
      >
        <path className="room" d={`M${x(0)} ${VIEW.top}V${floor}H${VIEW.width - VIEW.left}`} />
        <g className="person">
          <circle cx={x(person)} cy={y(PERSON - 4.5)} r={4.5 * scale} />
          <path
            d={`M${x(person - 8)} ${y(PERSON - 12)}q${8 * scale} ${-4 * scale} ${16 * scale} 0v${28 * scale}h${-3 * scale}V${floor}h${-4 * scale}V${y(30)}h${-2 * scale}V${floor}h${-4 * scale}V${y(PERSON - 40)}h${-3 * scale}z`}
          />
        </g>
        <path
          className="beam"
          d={`M${x(distances.min)} ${y(lensHeight)}L${x(0)} ${y(BOTTOM + picture)}V${y(BOTTOM)}z`}
        />
        <path className="picture" d={`M${x(0)} ${y(BOTTOM + picture)}V${y(BOTTOM)}`} />
        <rect
          className="body"
          x={x(distances.min)}
          y={y(stand + cabinet.height)}
          width={cabinet.depth * scale}
          height={cabinet.height * scale}
          rx="3"
        />
        {isFixed ? null : (
          <rect
            className="body"
            strokeDasharray="4 4"
            x={x(distances.max)}
            y={y(stand + cabinet.height)}
            width={cabinet.depth * scale}
            height={cabinet.height * scale}
            rx="3"
          />
        )}
        <path
          className="range"
          d={`M${x(distances.min)} ${floor + 12}H${x(Math.max(distances.max, distances.min + 0.5))}`}
        />
        <text
          x={Math.min(VIEW.width - half, Math.max(half, x((distances.min + distances.max) / 2)))}
          y={floor + 38}
        >
          {label}
        </text>
      </svg>
      <figcaption>
        {MODEL_TEXTS.drawing(label)}
        {known.cabinet && known.depth ? null : ` ${MODEL_TEXTS.cabinet}`}
      </figcaption>
    </Figure>
  );
}
