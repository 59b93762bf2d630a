import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { writeAddress } from './address.ts';
import { createAddressWriter } from './address-writer.ts';
import type { Calculation } from '../state/calculation.ts';

/**
 * Writes a calculation into the address as it changes: into the browser's at once, and into the
 * router's, which redraws the page's frame, once the visitor rests. Neither adds to the history.
 * @returns whether a navigation of the router to a query was the one made here; asked once for each
 */
export function useWrittenAddress({ settings, isChanged }: Calculation): (search: string) => boolean {
  const own = useRef<string | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leaves = next !== undefined && next.pathname !== pathname;
  const isLeaving = useRef(leaves);
  const [writer] = useState(createAddressWriter);

  useEffect(() => {
    isLeaving.current = leaves;
  }, [leaves]);

  useEffect(() => {
    writer.whenResting((search) => {
      // A page that is on its way would not come any more.
      if (isLeaving.current) return;
      own.current = search;
      void navigate({ search }, { replace: true, preventScrollReset: true });
    });
  }, [navigate, writer]);

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

  return (search) => {
    const isOwn = search === own.current;
    own.current = null;
    return isOwn;
  };
}
