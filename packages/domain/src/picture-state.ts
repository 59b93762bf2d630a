/** What becomes of an upload: the words of `shown_pictures`, which functions write and the rules ask for. */
import { IMAGE_LIMITS } from './limits.ts';

/**
 * 'ready' to be named by a setup; 'shown' by one; 'refused' for a reason; 'gone' with its setup. Without a
 * document nobody has looked at the upload yet.
 */
export const PICTURE_STATE = { ready: 'ready', shown: 'shown', refused: 'refused', gone: 'gone' } as const;

/** What a function decodes at most. */
export const DECODING_LIMITS = {
  /** Pixels: a file of some kilobytes can claim to hold billions. The form sends at most 4.2 million. */
  pixelsMax: 24_000_000,
  /** Pixels of the longest side; WebP itself ends at 16,383. */
  sideMax: 10_000,
} as const;

/** Why an upload is refused, as its owner reads it. */
const PICTURE_REFUSALS = {
  'not-a-picture': 'The file is not the PNG, JPG or WebP image it claims to be.',
  damaged: 'The image is damaged or cut off. Save it anew and choose it again.',
  animated: "Moving images can't be shown. Choose a still one.",
  'too-large': `The image is larger than ${DECODING_LIMITS.pixelsMax / 1_000_000} megapixels or ${DECODING_LIMITS.sideMax.toLocaleString('en-US')} pixels on a side. Make it smaller.`,
  'more-than-a-picture': 'The file goes on after the end of the image. Save it anew and choose it again.',
  'too-many': `You can upload ${IMAGE_LIMITS.uploadsPerDay} images a day. Please come back tomorrow.`,
} as const;

export type PictureRefusal = keyof typeof PICTURE_REFUSALS;

/** The sentence for a stored reason; one for those that only a newer function knows. */
export function refusalSentence(reason: unknown): string {
  const [, sentence = 'The image was not accepted.'] =
    Object.entries(PICTURE_REFUSALS).find(([code]) => code === reason) ?? [];
  return sentence;
}
