import { setupHref } from '@lumen-throw/domain/site-paths';
import type { Setup } from '@lumen-throw/domain/setup';

type Shared = Pick<Setup, 'id' | 'title' | 'type_tag'>;

/** Text of a shared setup (spec section 7). */
export function shareText({ type_tag: type, title }: Shared): string {
  return `Check out this ${type} projector setup: ${title}`;
}

/** Address that opens the setup in the gallery. */
export function shareUrl(siteOrigin: string, { id }: Shared): string {
  return new URL(setupHref(id), siteOrigin).href;
}

/** Where the three share buttons lead. */
export function shareTargets(
  siteOrigin: string,
  setup: Shared,
): Record<'twitter' | 'facebook' | 'email', string> {
  const url = encodeURIComponent(shareUrl(siteOrigin, setup));
  const text = encodeURIComponent(shareText(setup));
  const body = encodeURIComponent(`${shareText(setup)}\n${shareUrl(siteOrigin, setup)}`);
  return {
    twitter: `https://twitter.com/intent/tweet?text=${text}&url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    email: `mailto:?subject=${encodeURIComponent(setup.title)}&body=${body}`,
  };
}
