import { Icon } from '../../design/icon-frame.tsx';

/** Two arrows: how a column is sorted. The one that does not hold is pale. */
export function SortIcon({ direction }: { direction: 'ascending' | 'descending' | null }) {
  return (
    <Icon size={14}>
      <path d="M6 8l4-4 4 4" opacity={direction === 'descending' ? 0.3 : 1} />
      <path d="M6 12l4 4 4-4" opacity={direction === 'ascending' ? 0.3 : 1} />
    </Icon>
  );
}
