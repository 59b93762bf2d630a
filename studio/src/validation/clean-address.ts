import { strayInAddress } from '@lumen-throw/domain/stray-characters';

/** Warns of what an address took along from the text it was copied from; a few addresses do end in a period. */
export function cleanAddress(address: string | undefined): string | true {
  const stray = strayInAddress(address ?? '');
  return stray === null
    ? true
    : `This address ${stray}. Take that out if it isn't part of it, and open the address once.`;
}
