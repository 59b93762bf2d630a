import { checkSite, type SiteProblem } from '@lumen-throw/domain/checks/check-site';
import { latestDay } from '@lumen-throw/domain/checks/days';
import type { CheckedDocument } from '@lumen-throw/domain/checks/problem';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'sanity';

const PAGE = `*[_id > $after && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && !(_id in path("_.**")) && !(_id in path("versions.**"))] | order(_id asc)[0...$most]`;

/** How far a check of the whole site is. */
export type SiteCheckState =
  | { at: 'reading'; read: number }
  | { at: 'checking'; done: number; total: number }
  | { at: 'unreachable' }
  | { at: 'done'; problems: readonly SiteProblem[] };

/** Lets the browser paint and answer before the next step. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Checks the whole site once when the pane opens, and again when asked. */
export function useSiteCheck(): { state: SiteCheckState; again: () => void } {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const [state, setState] = useState<SiteCheckState>({ at: 'reading', read: 0 });
  const run = useRef(0);
  const again = useCallback(() => {
    run.current += 1;
    const own = run.current;
    const current = (next: SiteCheckState) => {
      if (own === run.current) setState(next);
    };
    current({ at: 'reading', read: 0 });
    checkSite({
      page: (after, most) => client.fetch<CheckedDocument[]>(PAGE, { after, most }, { perspective: 'raw' }),
      today: latestDay(Date.now()),
      onProgress: (done, total) =>
        current(total === null ? { at: 'reading', read: done } : { at: 'checking', done, total }),
      pause,
      abandoned: () => own !== run.current,
    }).then(
      (problems) => current({ at: 'done', problems }),
      () => current({ at: 'unreachable' }),
    );
  }, [client]);
  useEffect(() => {
    again();
    return () => {
      run.current += 1;
    };
  }, [again]);
  return { state, again };
}
