import { PATHS } from '@lumen-throw/domain/site-paths';
import { writeAddress } from '../address/address.ts';
import type { Settings } from '../state/settings.ts';
import { EMBED_TEXTS } from './texts.ts';

/** Size of the frame (specification, section 9), in CSS pixels; its width is all there is up to this. */
const EMBED_SIZE = { maxWidth: 360, height: 520 } as const;

/** `type` of the messages in which the frame tells its parent how high it wants to be. */
export const HEIGHT_MESSAGE = 'lumen-throw:height';

/** Such a message, as it arrives in the parent's `message` event. */
export interface HeightMessage {
  type: typeof HEIGHT_MESSAGE;
  /** CSS pixels. */
  height: number;
}

function escaped(attribute: string): string {
  return attribute.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** HTML that puts the calculator, as it is set, into another page. */
export function embedCode(siteUrl: string, settings: Settings): string {
  const src = new URL(`${PATHS.throwCalculatorEmbed}${writeAddress(settings)}`, siteUrl).href;
  const { maxWidth, height } = EMBED_SIZE;
  return `<iframe src="${escaped(src)}" title="${escaped(EMBED_TEXTS.frameTitle)}" width="100%" height="${height}" style="max-width: ${maxWidth}px; border: 0" loading="lazy"></iframe>`;
}
