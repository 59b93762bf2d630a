import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { Calculation } from '../state/calculation.ts';
import { useWrittenAddress } from './use-written-address.ts';

/**
 * Writes a calculation into the address as it changes: into the browser's at once, and into the
 * router's, which redraws the page's frame, once the visitor rests. Neither adds to the history.
 * @returns whether a navigation of the router to a query was the one made here; asked once for each
 */
export function useRoutedAddress(calculation: Calculation): (search: string) => boolean {
  const own = useRef<string | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leaves = next !== undefined && next.pathname !== pathname;
  const isLeaving = useRef(leaves);
  const writer = useWrittenAddress(calculation);

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

  return (search) => {
    const isOwn = search === own.current;
    own.current = null;
    return isOwn;
  };
}
