import { PATHS } from '@lumen-throw/domain/site-paths';
import { frameCode } from '../../../../shared/frame/frame-code.ts';
import { wishesToSearch, type Wishes } from '../../../../shared/room/wishes.ts';
import { EMBED_TEXTS } from './texts.ts';

/** Size of the frame in CSS pixels: as wide as three models beside each other, and as high as all of it is then. */
const EMBED_SIZE = { maxWidth: 900, height: 940 } as const;

/** HTML that puts the finder, with some wishes, into another page. */
export function embedCode(siteUrl: string, wishes: Wishes): string {
  const src = new URL(`${PATHS.projectorFinderEmbed}${wishesToSearch(wishes)}`, siteUrl).href;
  return frameCode({ src, title: EMBED_TEXTS.frameTitle, ...EMBED_SIZE });
}
