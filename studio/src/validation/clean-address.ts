import { strayInAddress } from '@lumen-throw/domain/stray-characters';

/** Asks for an address without what it took along from the text it was copied from. */
export function cleanAddress(address: string | undefined): string | true {
  const stray = strayInAddress(address ?? '');
  return stray === null ? true : `This address ${stray}. Take that out, and open the address once.`;
}
