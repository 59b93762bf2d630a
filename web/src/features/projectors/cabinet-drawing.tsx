import styled from 'styled-components';
import { cabinetSize, lensPlace, type CabinetFacts } from './cabinet-size.ts';
import { theme } from '../../shared/design/theme.ts';

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
const VIEW = { width: 36, height: 16.4 };
const SHELF = 2.6;

/** A projector's front, to the same scale on every card; a tennis ball beside it gives the measure. */
export function CabinetDrawing(facts: CabinetFacts) {
  const { kind } = facts;
  const { width, height } = cabinetSize(facts);
  const left = (VIEW.width - width) / 2;
  const top = VIEW.height - SHELF - height;
  const isUltraShort = kind === 'ultraShortThrow';
  const lens = lensPlace(kind, { width, height });
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
            <circle cx={left + lens.x} cy={top + lens.y} r={lens.radius * 1.25} />
            <circle className="lens" cx={left + lens.x} cy={top + lens.y} r={lens.radius} />
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
