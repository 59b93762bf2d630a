import { askSeed, seedContent } from '../product/seed-content.ts';
import type { SamplesQueryResult } from '../../web/src/shared/content-api/content-types.generated.ts';
import { samplesQuery } from '../../web/src/shared/content-api/samples-query.ts';
import type { ContentFacts, Looked } from './facts.ts';
import { infoPageFacts } from './info-page-facts.ts';

/** What a project would begin with: for a dry run before there is one. */
export async function seedFacts(): Promise<Looked<ContentFacts>> {
  const [samples, site, infoPages] = await Promise.all([
    askSeed(samplesQuery) as Promise<SamplesQueryResult>,
    seedContent().site(),
    infoPageFacts(seedContent()),
  ]);
  return {
    source: 'the seed, content/seed.ndjson',
    found: {
      samples: samples.map(({ _id, _type, label }) => ({ id: _id, type: _type, label })),
      associateTag: site?.associateTag ?? null,
      ...infoPages,
    },
  };
}
