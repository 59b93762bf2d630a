import { PATHS } from '@lumen-throw/domain/site-paths';
import type { SiteContent } from '../src/shared/content-api/site-query.ts';
import { GROUNDS } from '../src/shared/design/tokens.ts';
import { GALLERY_TEXTS } from '../src/features/gallery/texts.ts';
import { CALCULATOR_TEXTS } from '../src/features/calculator/texts.ts';

/** Address of the manifest. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Icons that `npm run tool -- icons` draws, besides favicon.svg from which it draws them. */
export const ICONS = [
  { src: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { src: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { src: '/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { src: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** For home screens of Apple's devices, which cut the corners themselves and know no manifest. */
export const TOUCH_ICON = { src: '/icons/apple-touch-180.png', size: 180 } as const;

/** For what asks for no other. */
export const SMALL_ICON = { src: '/icons/icon-48.png', size: 48 } as const;

/** What a device shows of the site when somebody keeps it on the home screen, as JSON. */
export function webManifest(site: SiteContent): string {
  const name = site?.brand ?? '';
  const shortcut = { icons: [{ src: ICONS[0].src, sizes: '192x192', type: 'image/png' }] };
  const manifest = {
    id: PATHS.home,
    name,
    short_name: name,
    ...(site?.description ? { description: site.description } : {}),
    lang: 'en',
    dir: 'ltr',
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'standalone',
    background_color: GROUNDS.paper,
    theme_color: GROUNDS.paper,
    categories: ['shopping', 'lifestyle', 'utilities'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICONS.map(({ src, size, purpose }) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    shortcuts: [
      { name: CALCULATOR_TEXTS.title, url: PATHS.throwCalculator, ...shortcut },
      { name: GALLERY_TEXTS.title, url: PATHS.gallery, ...shortcut },
    ],
  };
  return JSON.stringify(manifest);
}
