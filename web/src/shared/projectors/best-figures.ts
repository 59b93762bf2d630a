import { byEvidence, isDoubted, type EvidenceKind } from '@lumen-throw/domain/evidence';
import { PROJECTOR_KINDS } from '@lumen-throw/domain/projector';
import { compact } from '../content/compact.ts';
import type { ProjectorSummary } from './projector-query.ts';

/** A figure as a query answers it. */
export interface FigureContent {
  evidence?: { kind: EvidenceKind | null; doubted?: boolean | null } | null;
}

/** The figures that have evidence, best first; content may be half filled in. */
export function figuresOf<Figure extends FigureContent>(
  figures: readonly (Figure | null)[] | null | undefined,
): Figure[] {
  return byEvidence(compact(figures));
}

/** The figures that may be computed with, best first: none that its own source doubts. */
export function computingFigures<Figure extends FigureContent>(
  figures: readonly (Figure | null)[] | null | undefined,
): Figure[] {
  return figuresOf(figures).filter((figure) => !isDoubted(figure));
}

/**
 * What the best figure says that is filled in and that its source does not doubt; null where none is.
 * @param read null where it is still empty
 */
export function bestValue<Figure extends FigureContent, Value>(
  figures: readonly (Figure | null)[] | null | undefined,
  read: (figure: Figure) => Value | null,
): Value | null {
  for (const figure of computingFigures(figures)) {
    const value = read(figure);
    if (value !== null) return value;
  }
  return null;
}

/** A number with whose it is. */
export interface BestNumber {
  value: number;
  condition: string | null;
  kind: EvidenceKind;
}

interface NumberContent extends FigureContent {
  value: number | null;
  condition?: string | null;
}

/** What documents say about one number of a projector. */
export type NumberFigures = readonly (NumberContent | null)[] | null | undefined;

/** The number that counts: the one with the best evidence; null where nobody gives one. */
export function bestNumber(figures: NumberFigures): BestNumber | null {
  return bestValue(figures, ({ value, condition, evidence }) =>
    value !== null && Number.isFinite(value) && evidence?.kind
      ? { value, condition: condition ?? null, kind: evidence.kind }
      : null,
  );
}

/** What it is built for, in words; empty where the content does not say. */
export function kindTitle(kind: ProjectorSummary['kind']): string {
  return PROJECTOR_KINDS.find(({ value }) => value === kind)?.title ?? '';
}

/** How sharp a picture gets, from the chip's pixels and whether it shifts them. */
export type Sharpness = 'native4k' | 'shifted4k' | 'fullHd' | 'less';

/** Pixels across from which a chip counts as 4K and as Full HD. */
const ACROSS = { fourK: 3840, fullHd: 1920 } as const;

/** How sharp a projector's picture is by its best evidence; null where nobody says. */
export function sharpnessOf({
  resolution,
  pixelShift,
}: Pick<ProjectorSummary, 'resolution' | 'pixelShift'>): Sharpness | null {
  const shown = bestValue(pixelShift, (figure) => figure.shows);
  const width = bestValue(resolution, (figure) => figure.width);
  if (shown === '4k') return 'shifted4k';
  if (shown === '1080p') return 'fullHd';
  if (width === null) return null;
  if (width >= ACROSS.fourK) return 'native4k';
  return width >= ACROSS.fullHd ? 'fullHd' : 'less';
}
