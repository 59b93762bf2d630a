import { PATHS } from '@lumen-throw/domain/site-paths';
import { frameCode } from '../../../shared/frame/frame-code.ts';
import { writeAddress } from '../address/address.ts';
import type { Settings } from '../state/settings.ts';
import { EMBED_TEXTS } from './texts.ts';

/** Size of the frame (specification, section 9), in CSS pixels; its width is all there is up to this. */
const EMBED_SIZE = { maxWidth: 360, height: 520 } as const;

/** HTML that puts the calculator, as it is set, into another page. */
export function embedCode(siteUrl: string, settings: Settings): string {
  const src = new URL(`${PATHS.throwCalculatorEmbed}${writeAddress(settings)}`, siteUrl).href;
  return frameCode({ src, title: EMBED_TEXTS.frameTitle, ...EMBED_SIZE });
}
