import { cabinetSize, lensPlace, type CabinetFacts } from './cabinet-size.ts';

/** Inches of the largest cabinet: what a silhouette shows. */
const LARGEST = { width: 25, height: 11.5 };

/** A projector's front as a small sign, to the same scale in every row: its size, and where its lens is. */
export function Silhouette(facts: CabinetFacts) {
  const { kind } = facts;
  const { width, height } = cabinetSize(facts);
  const left = (LARGEST.width - width) / 2;
  const top = LARGEST.height - height;
  const lens = lensPlace(kind, { width, height });
  return (
    <svg viewBox={`0 0 ${LARGEST.width} ${LARGEST.height}`} aria-hidden="true">
      <rect x={left} y={top} width={width} height={height} rx="0.9" />
      {kind === 'ultraShortThrow' ? (
        <path d={`M${left + width * 0.36} ${top + 0.6}h${width * 0.28}v1h-${width * 0.28}z`} />
      ) : (
        <circle cx={left + lens.x} cy={top + lens.y} r={lens.radius} />
      )}
    </svg>
  );
}
