import { useEffect, useState } from 'react';
import type { Calculation } from '../state/calculation.ts';
import { writeAddress } from './address.ts';
import { createAddressWriter, type AddressWriter } from './address-writer.ts';

/** Writes a calculation into the browser's address as it changes, without history entries. */
export function useWrittenAddress({ settings, isChanged }: Calculation): AddressWriter {
  const [writer] = useState(createAddressWriter);

  useEffect(() => {
    if (isChanged) writer.write(() => writeAddress(settings));
  }, [settings, isChanged, writer]);

  useEffect(() => {
    // A visitor who leaves by a link or reloads finds the last change in the URL on coming back.
    document.addEventListener('click', writer.flush, true);
    addEventListener('pagehide', writer.flush);
    return () => {
      document.removeEventListener('click', writer.flush, true);
      removeEventListener('pagehide', writer.flush);
      writer.drop();
    };
  }, [writer]);

  return writer;
}
