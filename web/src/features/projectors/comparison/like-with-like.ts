/** Which figures of several projectors can stand in one row: those for the same signal or mode. */
import type { EvidenceKind } from '@lumen-throw/domain/evidence';

/** A figure in words, with what it holds for and whose it is. */
export interface ComparedFigure {
  text: string;
  /** Null where its source doesn't say. */
  condition: string | null;
  kind: EvidenceKind;
}

/** A condition without the words in which sources differ: "4K at 60 Hz" is "4K 60 Hz". Empty for none. */
function conditionKey({ condition }: ComparedFigure): string {
  return (condition ?? '')
    .toLowerCase()
    .replace(/economic|economy/g, 'eco')
    .replace(/(?:full )?on\/(?:full )?off|signal not stated|\b(?:at most|below|at|mode)\b/g, '')
    .replace(/[\s,]+/g, ' ')
    .trim();
}

/** Whether a figure says what it holds for. */
export function isStated(figure: ComparedFigure): boolean {
  return conditionKey(figure) !== '';
}

/** Whether figures hold for the same: they differ, or not every source says what its figure holds for. */
export type Likeness = 'alike' | 'different' | 'notStated';

/**
 * Takes one figure of each projector: for a condition that all of them share, and where they share none,
 * the best of each. Figures that say nothing of a condition are compared only with each other.
 * @param all the figures of each projector, best evidence first
 */
export function likeWithLike(all: readonly (readonly ComparedFigure[])[]): {
  figures: (ComparedFigure | null)[];
  likeness: Likeness;
} {
  const conditions = all.map((figures) => figures.map(conditionKey));
  const [first, ...others] = conditions.filter((keys) => keys.length > 0);
  const rank = (key: string) => conditions.reduce((sum, keys) => sum + keys.indexOf(key), 0);
  const shared =
    first && others.length > 0
      ? first
          .filter((key) => others.every((keys) => keys.includes(key)))
          .toSorted((one, other) => Number(one === '') - Number(other === '') || rank(one) - rank(other))[0]
      : undefined;
  const figures = all.map(
    (own, place) => own[shared === undefined ? 0 : (conditions[place]?.indexOf(shared) ?? 0)] ?? null,
  );
  if (shared !== undefined || others.length === 0) return { figures, likeness: 'alike' };
  const stated = new Set(
    figures.flatMap((figure) => (figure && isStated(figure) ? conditionKey(figure) : [])),
  );
  return { figures, likeness: stated.size > 1 ? 'different' : 'notStated' };
}
