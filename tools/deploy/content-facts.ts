/** What the content of a deployment is like: the stage's, or before there is one the seed's. */
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { INFO_SLUGS, REQUIRED_INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import { openBuildContent, publishedSamples, type BuildContent } from '../../web/src/app/build-content.ts';
import type { SamplesQueryResult } from '../../web/src/shared/content-api/content-types.generated.ts';
import { samplesQuery } from '../../web/src/shared/content-api/samples-query.ts';
import { askSeed, seedContent } from '../product/seed-content.ts';
import type { ContentFacts, Looked } from './facts.ts';

/** Every text inside of content, one below the other. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content).map(textOf).filter(Boolean).join('\n');
}

async function factsOf(
  content: Pick<BuildContent, 'page' | 'site'>,
  samples: Promise<SamplesQueryResult>,
): Promise<ContentFacts> {
  const [site, stated, ...pages] = await Promise.all([
    content.site(),
    samples,
    ...REQUIRED_INFO_SLUGS.map(async (slug) => [slug, await content.page('infoPage', { slug })] as const),
  ]);
  return {
    samples: stated.map(({ _id, _type, label }) => ({ id: _id, type: _type, label })),
    associateTag: site?.associateTag ?? null,
    privacyText: textOf(pages.find(([slug]) => slug === INFO_SLUGS.privacy)?.[1]),
    missingPages: pages.flatMap(([slug, page]) => (page ? [] : [slug])),
  };
}

/** What a project would begin with: for a dry run before there is one. */
export async function seedFacts(): Promise<Looked<ContentFacts>> {
  const samples = askSeed(samplesQuery) as Promise<SamplesQueryResult>;
  return { source: 'the seed, content/seed.ndjson', found: await factsOf(seedContent(), samples) };
}

/** What a stage has published. @param token for a private dataset */
export async function publishedFacts(
  { content }: SiteEnvironment,
  token: string | undefined,
): Promise<Looked<ContentFacts>> {
  return {
    source: `Sanity project ${content.projectId}, dataset ${content.dataset}`,
    found: await factsOf(openBuildContent(content, token), publishedSamples(content, token)),
  };
}
