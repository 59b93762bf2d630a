import { askSeed, seedContent } from '../product/seed-content.ts';
import type { SamplesQueryResult } from '../../web/src/shared/content-api/content-types.generated.ts';
import { samplesQuery } from '../../web/src/shared/content-api/samples-query.ts';
import type { ContentFacts, Looked } from './facts.ts';
import { PRIVACY_SLUG, textOf } from './privacy-text.ts';

/** What a project would begin with: for a dry run before there is one. */
export async function seedFacts(): Promise<Looked<ContentFacts>> {
  const [samples, site, privacy] = await Promise.all([
    askSeed(samplesQuery) as Promise<SamplesQueryResult>,
    seedContent().site(),
    seedContent().page('infoPage', { slug: PRIVACY_SLUG }),
  ]);
  return {
    source: 'the seed, content/seed.ndjson',
    found: {
      samples: samples.map(({ _id, _type, label }) => ({ id: _id, type: _type, label })),
      associateTag: site?.associateTag ?? null,
      privacyText: textOf(privacy),
    },
  };
}
