import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of the dialog that hands out a frame's code. */
export const FRAME_TEXTS = siteTexts('frame', {
  code: 'Embed code',
  copyCode: 'Copy Embed Code',
  height: (type: string) =>
    `The frame tells its parent page how tall to make it, in a message {type: "${type}", height: number of CSS pixels}.`,
});
