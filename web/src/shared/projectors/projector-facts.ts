import { DISTANCE_UNITS } from '@lumen-throw/domain/projector';
import type { Lens } from '@lumen-throw/throw/lens';
import { bestNumber, sharpnessOf, type NumberFigures, type Sharpness } from './best-figures.ts';
import { projectorName } from './projector-name.ts';
import { projectorLight, type BrightnessFigures, type ProjectorLight } from './known-light.ts';
import { listedFacts, measuredContrast, type ListedFacts } from './listed-facts.ts';
import { marketFacts, type MarketContent, type MarketFacts } from './market-facts.ts';
import { projectorLens } from './projector-lens.ts';
import type { ProjectorSummary } from './projector-query.ts';

/** What decides whether a projector suits a room, by the best evidence for each; null where nobody says. */
export interface FitFacts extends MarketFacts {
  name: string;
  brand: string;
  lens: Lens | null;
  light: ProjectorLight;
  /** White ÷ black of the projector itself in the dark, where it was measured. */
  nativeContrast: number | null;
  /** Of the cabinet, from front to back, in inches. */
  depth: number | null;
  sharpness: Sharpness | null;
  /** Kilograms. */
  weight: number | null;
}

/** What is compared between projectors. */
export type ProjectorFacts = FitFacts & ListedFacts;

/** The fields that the facts of a fit are derived from; a figure's condition may be left out of the query. */
type FitContent = Pick<
  ProjectorSummary,
  'brand' | 'model' | 'kind' | 'resolution' | 'pixelShift' | 'throwRatio' | 'pictureSizes' | 'distance'
> &
  MarketContent & { brightness: BrightnessFigures } & Record<
    'weight' | 'nativeContrast' | 'depth',
    NumberFigures
  >;

function depthInInches(figures: NumberFigures): number | null {
  const best = bestNumber(figures);
  return best && best.value * DISTANCE_UNITS.cm;
}

/** The fields that a calculation's facts are derived from. */
type CalculatorFields = Pick<
  ProjectorSummary,
  'brand' | 'model' | 'kind' | 'resolution' | 'throwRatio' | 'pictureSizes' | 'distance'
> & { brightness: BrightnessFigures; nativeContrast: NumberFigures };

/** The facts that a calculation takes. */
export function calculatorFacts(
  projector: CalculatorFields,
): Pick<FitFacts, 'name' | 'brand' | 'lens' | 'light' | 'nativeContrast'> {
  return {
    name: projectorName(projector),
    brand: projector.brand ?? '',
    lens: projectorLens(projector),
    light: projectorLight(projector.brightness),
    nativeContrast: measuredContrast(projector.nativeContrast),
  };
}

/** The facts that decide whether a projector suits a room. */
export function fitFacts(projector: FitContent): FitFacts {
  return {
    ...calculatorFacts(projector),
    ...marketFacts(projector),
    depth: depthInInches(projector.depth),
    sharpness: sharpnessOf(projector),
    weight: bestNumber(projector.weight)?.value ?? null,
  };
}

/** The facts of a projector. */
export function projectorFacts(projector: ProjectorSummary): ProjectorFacts {
  return { ...listedFacts(projector), ...fitFacts(projector) };
}
