import { byEvidence, type EvidenceKind } from '@lumen-throw/domain/evidence';
import { PROJECTOR_KINDS } from '@lumen-throw/domain/projector';
import { compact } from '../content/compact.ts';
import type { ProjectorSummary } from './projector-query.ts';

interface FigureContent {
  evidence?: { kind: EvidenceKind | null } | null;
}

/** The figures that have evidence, best first; content may be half filled in. */
export function figuresOf<Figure extends FigureContent>(
  figures: readonly (Figure | null)[] | null | undefined,
): Figure[] {
  return byEvidence(compact(figures));
}

/** What the best figure says that is filled in; null where none is. @param read null where it is still empty */
export function bestValue<Figure extends FigureContent, Value>(
  figures: readonly (Figure | null)[] | null | undefined,
  read: (figure: Figure) => Value | null,
): Value | null {
  for (const figure of figuresOf(figures)) {
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

/** The number that counts: the one with the best evidence; null where nobody gives one. */
export function bestNumber(figures: readonly (NumberContent | null)[] | null | undefined): BestNumber | null {
  return bestValue(figures, ({ value, condition, evidence }) =>
    value !== null && Number.isFinite(value) && evidence?.kind
      ? { value, condition: condition ?? null, kind: evidence.kind }
      : null,
  );
}

/** Brand and model, as one says them. */
export function projectorName({ brand, model }: Pick<ProjectorSummary, 'brand' | 'model'>): string {
  return [brand, model].filter(Boolean).join(' ');
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
  const shifts = bestValue(pixelShift, (figure) => figure.shifts);
  const width = bestValue(resolution, (figure) => figure.width);
  if (shifts === true) return 'shifted4k';
  if (width === null) return null;
  if (width >= ACROSS.fourK) return 'native4k';
  return width >= ACROSS.fullHd ? 'fullHd' : 'less';
}
