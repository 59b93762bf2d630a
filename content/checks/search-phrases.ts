import { ofType, type Check } from './seed.ts';

const RESOLUTION = /\b(?:720p|1080p|4k)\b/i;

/** What a shop is asked for is what the page says: a search names no other resolution than the product has. */
export const searchPhrases: Check = (seed) =>
  ofType(seed, 'product').flatMap(({ _id, searchPhrase, specifications }) => {
    const asked = typeof searchPhrase === 'string' ? RESOLUTION.exec(searchPhrase)?.[0] : undefined;
    const known = (specifications as { resolution?: string } | undefined)?.resolution;
    return asked && known && asked.toLowerCase() !== known.toLowerCase()
      ? [`${_id}: is ${known}, and the shop is asked for ${asked}`]
      : [];
  });
