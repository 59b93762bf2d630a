import {
  communityError,
  loadMemberDecisions,
  loadModeration,
  type QueuedSetup,
} from '@lumen-throw/community/index';
import type { Explanation, ModerationEntry } from '@lumen-throw/domain/moderation';
import type { Setup } from '@lumen-throw/domain/setup';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ADMIN_LOG_TOASTS, ADMIN_TOASTS, QUEUE_TOASTS } from './texts.ts';
import { toast, type ToastMessage } from '../../shared/toasts/toast-store.ts';

/** One act, and what is said of it. */
interface Act {
  /** Setup, or member, that it is about; the first of several. */
  id: string;
  /** All of several. */
  ids?: readonly string[];
  /** @returns what to say; null where there was nothing to do */
  work: () => Promise<ToastMessage | null>;
  failed: (error: unknown) => ToastMessage;
}

/** What is said of an act about several. */
interface Words {
  one: ToastMessage;
  many: (count: number) => ToastMessage;
  failed: ToastMessage;
}

/** What can be taken back. */
interface Decided {
  /** Setup or member. */
  id: string;
  /** Entry of the decision in the log. */
  entry: string;
}

/** The last decision on this page, of one or several. */
interface LastAct {
  act: 'hide' | 'keep' | 'ban';
  decided: readonly Decided[];
}

function undoFailed(error: unknown): ToastMessage {
  const { code, reason } = communityError(error);
  return code === 'decided-anew' ? ADMIN_LOG_TOASTS.decidedAnew(reason) : ADMIN_LOG_TOASTS.undoFailed;
}

export interface Moderation {
  /** Id of the setup or member that is being decided about. */
  busy: string | null;
  /** Whether an act about a setup or member waits or is under way. */
  isPending: (id: string) => boolean;
  toggleFeatured: (setup: Setup, featured: boolean) => void;
  /** @returns whether all are hidden */
  hide: (setups: readonly Pick<Setup, 'id'>[], why: Explanation) => Promise<boolean>;
  publish: (setup: Pick<Setup, 'id'>) => void;
  /** @returns whether it is deleted */
  remove: (setup: Pick<Setup, 'id'>, why: Explanation) => Promise<boolean>;
  /** Leaves items of the queue as they are. */
  keep: (items: readonly Pick<QueuedSetup, 'id' | 'kind'>[]) => void;
  /** @returns whether the member is banned */
  ban: (uid: string, why: Explanation) => Promise<boolean>;
  lift: (uid: string) => void;
  /** What was decided last on this page and can be taken back; null for nothing. */
  last: 'hide' | 'keep' | 'ban' | null;
  /** Takes back what was decided last once this is its turn. */
  undoLast: () => void;
  /** Takes an entry of the last day back. */
  undo: (entry: ModerationEntry) => void;
}

/**
 * What an admin decides; each act says how it went.
 * @param moderator the admin's user id
 * @param onDone called after each act with the id that it was about, so that what is shown can be read anew
 * @param onDecided called with the id of an item that waits no more
 * @param onReopened called with the id of an item that waits again
 */
export function useModeration(
  moderator: string,
  onDone: (id: string) => Promise<void>,
  onDecided: (id: string) => void = () => {},
  onReopened: (id: string) => void = () => {},
): Moderation {
  const { firebase } = useEnvironment();
  const pending = useRef(new Set<string>());
  const { mutateAsync, isPending, variables } = useMutation({
    // One after the other: a key that is pressed while an act is under way is not lost.
    scope: { id: 'moderation' },
    mutationFn: ({ work }: Act) => work(),
    onSuccess: (done, { id }) => {
      if (done) toast({ ...done, cause: id });
    },
    onError: (error, { id, failed }) => {
      const said = failed(error);
      console.error(said.description, error);
      toast({ ...said, variant: 'destructive', cause: id });
    },
    onSettled: (_, _error, { id, ids = [id] }) => {
      for (const each of ids) pending.current.delete(each);
      // What could not be read anew stays as it was; the next act or a reload shows it.
      void Promise.allSettled(ids.map((each) => onDone(each)));
    },
  });

  /** What failed has been said; the caller keeps what was typed for another try. */
  const attempt = (act: Act): Promise<boolean> => {
    for (const each of act.ids ?? [act.id]) pending.current.add(each);
    return mutateAsync(act).then(
      () => true,
      () => false,
    );
  };

  // Also a ref: whoever takes back at once means the act that is still under way.
  const lastAct = useRef<LastAct | null>(null);
  const [last, setLast] = useState<LastAct['act'] | null>(null);
  const remember = (act: LastAct['act'], decided: readonly Decided[]): void => {
    lastAct.current = decided.length > 0 ? { act, decided } : null;
    setLast(lastAct.current?.act ?? null);
  };

  /**
   * Does something for each of several, one after the other, so that what failed is what comes after. What
   * was done can be taken back, also where the rest failed.
   * @param act returns the entry of what was done in the log
   */
  const forEach = (
    kind: LastAct['act'] | null,
    ids: readonly string[],
    act: (id: string) => Promise<string | null>,
    words: Words,
  ): Promise<boolean> => {
    const [id] = ids;
    if (id === undefined) return Promise.resolve(true);
    let count = 0;
    const work = async () => {
      const decided: Decided[] = [];
      for (const each of ids) {
        const entry = await act(each);
        count += 1;
        if (entry !== null) decided.push({ id: each, entry });
        if (kind && decided.length > 0) remember(kind, decided);
        onDecided(each);
      }
      return ids.length === 1 ? words.one : words.many(ids.length);
    };
    const failed = () =>
      count === 0 ? words.failed : QUEUE_TOASTS.some(count, ids.length, words.failed.description ?? '');
    return attempt({ id, ids, work, failed });
  };

  const toggleFeatured = ({ id }: Setup, featured: boolean): void => {
    const work = async () => {
      const { featureSetup, unfeatureSetup } = await loadModeration();
      await (featured ? unfeatureSetup : featureSetup)(firebase, moderator, id);
      return featured ? ADMIN_TOASTS.unfeatured : ADMIN_TOASTS.featured;
    };
    void attempt({ id, work, failed: () => ADMIN_TOASTS.featureFailed });
  };

  const hide: Moderation['hide'] = (setups, why) =>
    forEach(
      'hide',
      setups.map(({ id }) => id),
      async (id) => (await loadModeration()).hideSetup(firebase, moderator, id, why),
      { one: ADMIN_TOASTS.hidden, many: QUEUE_TOASTS.hidden, failed: ADMIN_TOASTS.statusFailed },
    );

  const publish: Moderation['publish'] = ({ id }) =>
    void forEach(
      null,
      [id],
      async (each) => (await loadModeration()).publishSetup(firebase, moderator, each),
      {
        one: ADMIN_TOASTS.published,
        many: () => ADMIN_TOASTS.published,
        failed: ADMIN_TOASTS.statusFailed,
      },
    );

  const remove: Moderation['remove'] = ({ id }, why) => {
    const work = async () => {
      await (await loadModeration()).removeSetup(firebase, moderator, id, why);
      onDecided(id);
      return ADMIN_TOASTS.deleted;
    };
    return attempt({ id, work, failed: () => ADMIN_TOASTS.deleteFailed });
  };

  const keep: Moderation['keep'] = (items) => {
    const kinds = new Map(items.map(({ id, kind }) => [id, kind]));
    const keepOne = async (id: string) =>
      kinds.get(id) === 'member'
        ? (await loadMemberDecisions()).keepBan(firebase, id)
        : (await loadModeration()).keepSetup(firebase, moderator, id);
    void forEach('keep', [...kinds.keys()], keepOne, {
      one: QUEUE_TOASTS.keptOne,
      many: QUEUE_TOASTS.kept,
      failed: QUEUE_TOASTS.keepFailed,
    });
  };

  const ban: Moderation['ban'] = (uid, why) => {
    const work = async () => {
      const { setups, entry } = await (await loadMemberDecisions()).banMember(firebase, uid, why);
      if (entry !== null) remember('ban', [{ id: uid, entry }]);
      onDecided(uid);
      return QUEUE_TOASTS.banned(setups);
    };
    return attempt({ id: uid, work, failed: () => QUEUE_TOASTS.banFailed });
  };

  const lift = (uid: string): void => {
    const work = async () => {
      const shown = await (await loadMemberDecisions()).liftBan(firebase, uid);
      onDecided(uid);
      return QUEUE_TOASTS.lifted(shown);
    };
    void attempt({ id: uid, work, failed: () => QUEUE_TOASTS.banFailed });
  };

  const takeBack = async ({ id, entry }: Decided): Promise<void> => {
    await (await loadModeration()).undoDecision(firebase, entry);
    onReopened(id);
  };

  const undoLast = (): void => {
    const ids: string[] = [];
    const work = async () => {
      while (lastAct.current) {
        const [first, ...rest] = lastAct.current.decided;
        const goOn = () => remember(lastAct.current?.act ?? 'keep', rest);
        try {
          if (first) {
            ids.push(first.id);
            await takeBack(first);
          }
        } catch (error) {
          // What cannot be taken back any more isn't offered again.
          if (communityError(error).code === 'decided-anew') goOn();
          throw error;
        }
        goOn();
      }
      return ids.length > 0 ? ADMIN_LOG_TOASTS.undone : null;
    };
    if (!lastAct.current && pending.current.size === 0) return;
    void attempt({ id: lastAct.current?.decided[0]?.id ?? '', ids, work, failed: undoFailed });
  };

  const undo = ({ id: entry, setup_id: setupId, owner = '' }: ModerationEntry): void => {
    const id = setupId || owner;
    const work = async () => {
      await takeBack({ id, entry });
      return ADMIN_LOG_TOASTS.undone;
    };
    void attempt({ id, work, failed: undoFailed });
  };

  return {
    busy: isPending ? variables.id : null,
    isPending: (id) => pending.current.has(id),
    toggleFeatured,
    hide,
    publish,
    remove,
    keep,
    ban,
    lift,
    last,
    undoLast,
    undo,
  };
}
