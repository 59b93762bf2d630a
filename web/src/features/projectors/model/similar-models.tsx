import { SectionHead } from '../../../shared/design/section.tsx';
import type { ComparedProjector } from '../comparison/comparison-query.ts';
import { ComparisonTable } from '../comparison/comparison-table.tsx';
import { MODEL_TEXTS } from './texts.ts';

/** A model beside those that are near it. */
export function SimilarModels({ models, name }: { models: readonly ComparedProjector[]; name: string }) {
  return (
    <section aria-labelledby="similar">
      <SectionHead id="similar" heading={MODEL_TEXTS.similar} />
      <ComparisonTable projectors={models} caption={MODEL_TEXTS.similarCaption(name)} />
    </section>
  );
}
