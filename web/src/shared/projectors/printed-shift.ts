import type { PrintedShift } from '@lumen-throw/throw/lens-shift';
import { compact } from '../content/compact.ts';

/** Fields of a figure of lens shift. */
export const shiftFields = /* groq */ `up, down, sideways, percentOf, together[]{sideways, vertical}`;

interface ShiftContent {
  up: number | null;
  down: number | null;
  sideways: number | null;
  percentOf: 'whole' | 'half' | null;
  together: readonly ({ sideways: number | null; vertical: number | null } | null)[] | null;
}

/** A shift as the content has it; null while up or down is empty. */
export function printedShift({ up, down, sideways, percentOf, together }: ShiftContent): PrintedShift | null {
  if (up === null || down === null) return null;
  return {
    up,
    down,
    sideways: sideways ?? 0,
    percentOf: percentOf ?? 'whole',
    together: compact(together).flatMap((corner) =>
      corner.sideways === null || corner.vertical === null
        ? []
        : [{ sideways: corner.sideways, vertical: corner.vertical }],
    ),
  };
}
