import type { ModerationEntry } from '@lumen-throw/domain/moderation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadModeration, type PageCursor } from '@lumen-throw/community/index';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';

export interface ModerationLogState {
  phase: 'loading' | 'ready' | 'failed';
  entries: readonly ModerationEntry[];
  hasMore: boolean;
  /** Reads the next page, or what could not be read once more. */
  more: () => void;
}

/** The record of moderation, newest first, page by page. */
export function useModerationLog(): ModerationLogState {
  const { firebase } = useEnvironment();
  const [phase, setPhase] = useState<ModerationLogState['phase']>('loading');
  const [entries, setEntries] = useState<readonly ModerationEntry[]>([]);
  const [next, setNext] = useState<PageCursor | null>(null);
  const turn = useRef(0);

  const read = useCallback(
    async (after: PageCursor | null): Promise<void> => {
      turn.current += 1;
      const mine = turn.current;
      setPhase('loading');
      try {
        const page = await (await loadModeration()).listModerationLog(firebase, after);
        if (mine !== turn.current) return;
        setEntries((before) => (after ? [...before, ...page.entries] : page.entries));
        setNext(page.next);
        setPhase('ready');
      } catch (error) {
        console.error('The record of moderation was not read.', error);
        if (mine === turn.current) setPhase('failed');
      }
    },
    [firebase],
  );

  useEffect(() => void read(null), [read]);

  return { phase, entries, hasMore: next !== null, more: () => void read(next) };
}
