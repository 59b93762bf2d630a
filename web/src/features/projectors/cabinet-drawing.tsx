import type { ProjectorKind } from '@lumen-throw/domain/projector';
import styled from 'styled-components';
import { theme } from '../../shared/design/theme.ts';

/** Size of a cabinet in inches: across, high, deep. */
export interface CabinetSize {
  width: number;
  height: number;
  depth: number;
}

/**
 * Typical cabinets by weight, in inches. Nobody's own measures: with the kind they make a drawing to
 * scale of what such a projector looks like on a shelf.
 */
const CABINETS: readonly (CabinetSize & { upTo: number })[] = [
  { upTo: 1.2, width: 4.5, height: 4.5, depth: 4.5 },
  { upTo: 2.5, width: 8, height: 3.5, depth: 8 },
  { upTo: 4.5, width: 12, height: 4.3, depth: 9 },
  { upTo: 8, width: 15, height: 5, depth: 11 },
  { upTo: 12, width: 20, height: 6.5, depth: 15 },
  { upTo: Number.POSITIVE_INFINITY, width: 21, height: 8, depth: 19 },
];

/** Kilograms that are likely for a kind, where no source gives a weight. */
const LIKELY_WEIGHT: Readonly<Record<ProjectorKind, number>> = {
  homeTheater: 7,
  gaming: 4,
  shortThrow: 4,
  ultraShortThrow: 11,
  portable: 2,
};

/** The cabinet that is typical for a kind and a weight. */
export function typicalCabinet(kind: ProjectorKind | null, kilograms: number | null): CabinetSize {
  const weight = kilograms ?? LIKELY_WEIGHT[kind ?? 'homeTheater'];
  const { width, height, depth } = CABINETS.find(({ upTo }) => weight <= upTo) ?? {
    width: 15,
    height: 5,
    depth: 11,
  };
  return kind === 'ultraShortThrow'
    ? { width: Math.max(width, 18), height: Math.min(height, 6), depth: Math.max(depth, 13) }
    : { width, height, depth };
}

const Ground = styled.div`
  display: grid;
  place-items: end center;
  aspect-ratio: 2.2;
  background: radial-gradient(ellipse at 50% 115%, ${theme.color.glowWash}, ${theme.color.sunk} 70%);
  color: ${theme.color.edge};

  svg {
    width: 100%;
    height: 100%;
  }

  .lens {
    fill: ${theme.color.glow};
    stroke: none;
    opacity: 0.9;
  }

  .shelf {
    stroke: ${theme.color.line};
  }
`;

/** Inches that the drawing shows across and up, so that all cards have one scale. */
const VIEW = { width: 33, height: 15 };
const SHELF = 2.6;

/** A projector's front, to the same scale on every card; a tennis ball beside it gives the measure. */
export function CabinetDrawing({
  kind,
  kilograms,
}: {
  kind: ProjectorKind | null;
  kilograms: number | null;
}) {
  const { width, height } = typicalCabinet(kind, kilograms);
  const left = (VIEW.width - width) / 2;
  const top = VIEW.height - SHELF - height;
  const isUltraShort = kind === 'ultraShortThrow';
  const lens = Math.min(height * 0.3, 1.9);
  const ball = 1.3;
  return (
    <Ground aria-hidden="true">
      <svg
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.18"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path className="shelf" d={`M0 ${VIEW.height - SHELF}H${VIEW.width}`} />
        <rect x={left} y={top} width={width} height={height} rx={Math.min(0.9, height / 5)} />
        {isUltraShort ? (
          <>
            <path
              className="lens"
              d={`M${left + width * 0.36} ${top + 0.35}h${width * 0.28}v0.7h-${width * 0.28}z`}
            />
            <path
              d={`M${left + 1} ${top + height * 0.55}h${width - 2}M${left + 1} ${top + height * 0.75}h${width - 2}`}
            />
          </>
        ) : (
          <>
            <circle
              cx={left + width * (kind === 'portable' ? 0.5 : 0.3)}
              cy={top + height * 0.5}
              r={lens * 1.25}
            />
            <circle
              className="lens"
              cx={left + width * (kind === 'portable' ? 0.5 : 0.3)}
              cy={top + height * 0.5}
              r={lens}
            />
            {kind === 'portable' ? null : (
              <path
                d={`M${left + width * 0.62} ${top + height * 0.35}h${width * 0.26}M${left + width * 0.62} ${top + height * 0.5}h${width * 0.26}M${left + width * 0.62} ${top + height * 0.65}h${width * 0.18}`}
              />
            )}
          </>
        )}
        <circle cx={VIEW.width - 3} cy={VIEW.height - SHELF - ball} r={ball} />
        <path
          d={`M${VIEW.width - 3 - ball * 0.75} ${VIEW.height - SHELF - ball * 1.65}q${ball * 0.75} ${ball * 0.65} 0 ${ball * 1.3}`}
        />
      </svg>
    </Ground>
  );
}
