/** The text of a listing: whole in the field and with the entry in the history, shortened in the address. */
import { useCallback, useState } from 'react';
import { entryValue, keepEntryValue } from '../../../shared/address-state/entry-value.ts';
import { useAddressState } from '../../../shared/address-state/use-address-state.ts';

/** Most UTF-16 units that the address keeps of a listing. */
const MOST_KEPT = 400;

/** Name of the listing in the address. */
const LISTING = 'listing';

/**
 * The beginning of a listing, fit for an address. It ends with a whole word, as half of a number would be
 * read as another number; a text with few spaces ends with a whole character.
 */
export function shortenedListing(text: string): string {
  if (text.length <= MOST_KEPT) return text;
  const words = text.slice(0, MOST_KEPT + 1).replace(/\s\S*$/, '');
  if (words.length > MOST_KEPT / 2 && words.length <= MOST_KEPT) return words;
  return text.slice(0, MOST_KEPT).replace(/[\uD800-\uDBFF]$/, '');
}

const LISTING_IN_ADDRESS = {
  names: [LISTING],
  read: (search: string) => new URLSearchParams(search).get(LISTING) ?? '',
  write: (text: string) => {
    const kept = shortenedListing(text);
    return kept === '' ? '' : `?${new URLSearchParams({ [LISTING]: kept })}`;
  },
};

function textOfEntry(): string {
  const text = entryValue(LISTING);
  return typeof text === 'string' ? text : '';
}

/**
 * A listing as it was typed. The address keeps its beginning, for a link; the entry in the history keeps
 * the rest of a long one. Once the address says something else, as after Back, that is the listing.
 */
export function useListing(): [listing: string, change: (text: string) => void] {
  const [kept, keep] = useAddressState(LISTING_IN_ADDRESS);
  const [typed, setTyped] = useState(textOfEntry);
  const change = useCallback(
    (text: string) => {
      setTyped(text);
      keep(() => text);
      keepEntryValue(LISTING, text === shortenedListing(text) ? undefined : text);
    },
    [keep],
  );
  // Through the address, which replaces half of an emoji.
  const isOwn = LISTING_IN_ADDRESS.read(LISTING_IN_ADDRESS.write(typed)) === kept;
  return [isOwn ? typed : kept, change];
}
