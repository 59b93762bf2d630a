/** Whether shoppers find the models that they have read of. */
import { LEAST_FIGURES } from '@lumen-throw/domain/figures';
import { modelCompleteness } from './completeness.ts';
import { ofType, type Check, type Seed } from './seed.ts';

/** Slugs of twenty models that reviewers named in 2025 and 2026, in their lists of the best and their comparisons. */
export const NAMED_MODELS: readonly string[] = [
  'anker-nebula-x1',
  'benq-ht2060',
  'benq-ht4550i',
  'benq-tk700sti',
  'benq-x3100i',
  'epson-epiqvision-ultra-ls800',
  'epson-home-cinema-2350',
  'epson-home-cinema-5050ub',
  'epson-home-cinema-ls11000',
  'epson-pro-cinema-ls12000',
  'hisense-c2-ultra',
  'hisense-l9q',
  'hisense-px3-pro',
  'jmgo-n1s',
  'jvc-dla-nz500',
  'samsung-the-premiere-9',
  'sony-vpl-xw5000es',
  'valerion-visionmaster-max',
  'xgimi-horizon-20-max',
  'xgimi-horizon-ultra',
];

/** How many of them the list must have at least. */
const LEAST_NAMED = 16;

/** What the catalogue has of a model that reviewers named. */
export interface NamedModel {
  slug: string;
  /** Enough is known of it for the list; one in the archive is not listed. */
  isListed: boolean;
  /** The finder can judge it. */
  isUsable: boolean;
}

/** What the catalogue has of each model that reviewers named. */
export function namedModels(seed: Seed): NamedModel[] {
  const known = new Map(ofType(seed, 'projector').map((model) => [model._id, modelCompleteness(model)]));
  return NAMED_MODELS.map((slug) => {
    const model = known.get(`projector-${slug}`);
    return {
      slug,
      isListed: model !== undefined && model.figures >= LEAST_FIGURES,
      isUsable: model?.isUsable ?? false,
    };
  });
}

/** Too few listed models of those that reviewers named. */
export const namedProblems: Check = (seed) => {
  const all = namedModels(seed);
  const listed = all.filter(({ isListed }) => isListed).length;
  return listed < LEAST_NAMED
    ? [`${listed} of ${all.length} are listed; at least ${LEAST_NAMED} are wanted`]
    : [];
};
