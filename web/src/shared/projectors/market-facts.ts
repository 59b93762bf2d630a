import type { PriceClass } from '@lumen-throw/domain/figures';
import { bestNumber, bestValue, type FigureContent, type NumberFigures } from './best-figures.ts';

/** How a projector stands on the market, by the best evidence; null where nobody says. */
export interface MarketFacts {
  /** In which it came out. */
  year: number | null;
  status: 'current' | 'discontinued' | null;
  /** Class of its list price at launch. */
  priceClass: PriceClass | null;
}

/** 1 for what is no longer made, which comes behind what is, or may be: few pages say so of a current model. */
export function isPast({ status }: Pick<MarketFacts, 'status'>): number {
  return Number(status === 'discontinued');
}

/** The figures of a projector that say how it stands on the market. */
export interface MarketContent {
  year: NumberFigures;
  status: readonly ((FigureContent & { status: MarketFacts['status'] }) | null)[] | null | undefined;
  priceClass: readonly ((FigureContent & { priceClass: PriceClass | null }) | null)[] | null | undefined;
}

/** How a projector stands on the market. */
export function marketFacts({ year, status, priceClass }: MarketContent): MarketFacts {
  return {
    year: bestNumber(year)?.value ?? null,
    status: bestValue(status, (figure) => figure.status),
    priceClass: bestValue(priceClass, (figure) => figure.priceClass),
  };
}
