import { useEffect, useState } from 'react';
import type { FieldProblem } from './read-number.ts';

/** Milliseconds without a key after which a half-typed length counts as all that comes. */
const REST = 1200;

/**
 * The problem that a field speaks of: a half-typed `12 f` is none before the visitor rests or leaves.
 * @returns the problem, and what to call when the field is left
 */
export function useSettledProblem(
  problem: FieldProblem | null,
  draft: string | undefined,
): [FieldProblem | null, () => void] {
  const [rested, setRested] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (problem !== 'unclear') return undefined;
    const timer = setTimeout(setRested, REST, draft);
    return () => clearTimeout(timer);
  }, [problem, draft]);
  return [problem === 'unclear' && rested !== draft ? null : problem, () => setRested(draft)];
}
