import { INFO_SLUGS, REQUIRED_INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import type { BuildContent } from '../../web/src/app/build-content.ts';
import type { ContentFacts } from './facts.ts';

/** Every text inside of content, one below the other. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content).map(textOf).filter(Boolean).join('\n');
}

/** What the published information pages say, and which required ones there are not. */
export async function infoPageFacts(
  content: Pick<BuildContent, 'page'>,
): Promise<Pick<ContentFacts, 'privacyText' | 'missingPages'>> {
  const pages = await Promise.all(
    REQUIRED_INFO_SLUGS.map(async (slug) => [slug, await content.page('infoPage', { slug })] as const),
  );
  return {
    privacyText: textOf(pages.find(([slug]) => slug === INFO_SLUGS.privacy)?.[1]),
    missingPages: pages.flatMap(([slug, page]) => (page ? [] : [slug])),
  };
}
