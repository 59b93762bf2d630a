import { loadMemberDecisions, loadModeration, type QueuedSetup } from '@lumen-throw/community/index';
import { undoOf, type Explanation, type ModerationEntry } from '@lumen-throw/domain/moderation';
import type { Setup } from '@lumen-throw/domain/setup';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ADMIN_LOG_TOASTS, ADMIN_TOASTS, QUEUE_TOASTS } from './texts.ts';
import { toast, type ToastMessage } from '../../shared/toasts/toast-store.ts';

/** One act, and what is said of it. */
interface Act {
  /** Setup, or member, that it is about; the first of several. */
  id: string;
  /** All of several. */
  ids?: readonly string[];
  work: () => Promise<ToastMessage>;
  failed: ToastMessage;
}

/** A decision that can be taken back, of one or several. */
interface LastAct {
  act: 'hide' | 'keep' | 'ban';
  ids: readonly string[];
  undoOne: (id: string) => Promise<unknown>;
}

export interface Moderation {
  /** Id of the setup or member that is being decided about. */
  busy: string | null;
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
  /** Takes it back. */
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
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ work }: Act) => work(),
    onSuccess: (done, { id }) => toast({ ...done, cause: id }),
    onError: (error, { id, failed }) => {
      console.error(failed.description, error);
      toast({ ...failed, variant: 'destructive', cause: id });
    },
    // What could not be read anew stays as it was; the next act or a reload shows it.
    onSettled: async (_, _error, { id, ids = [id] }) => {
      await Promise.allSettled(ids.map((each) => onDone(each)));
    },
  });

  /** What failed has been said; the caller keeps what was typed for another try. */
  const attempt = (act: Act): Promise<boolean> =>
    mutateAsync(act).then(
      () => true,
      () => false,
    );

  /** Does something for each of several, one after the other, so that what failed is what comes after. */
  const forEach = (
    ids: readonly string[],
    act: (id: string) => Promise<unknown>,
    words: { one: ToastMessage; many: (count: number) => ToastMessage; failed: ToastMessage },
  ): Promise<boolean> => {
    const [id] = ids;
    if (id === undefined) return Promise.resolve(true);
    const work = async () => {
      for (const each of ids) {
        await act(each);
        onDecided(each);
      }
      return ids.length === 1 ? words.one : words.many(ids.length);
    };
    return attempt({ id, ids, work, failed: words.failed });
  };

  const toggleFeatured = ({ id }: Setup, featured: boolean): void => {
    const work = async () => {
      const { featureSetup, unfeatureSetup } = await loadModeration();
      await (featured ? unfeatureSetup : featureSetup)(firebase, moderator, id);
      return featured ? ADMIN_TOASTS.unfeatured : ADMIN_TOASTS.featured;
    };
    mutate({ id, work, failed: ADMIN_TOASTS.featureFailed });
  };

  const [last, setLast] = useState<LastAct | null>(null);

  const hide: Moderation['hide'] = async (setups, why) => {
    const ids = setups.map(({ id }) => id);
    const done = await forEach(
      ids,
      async (id) => (await loadModeration()).hideSetup(firebase, moderator, id, why),
      { one: ADMIN_TOASTS.hidden, many: QUEUE_TOASTS.hidden, failed: ADMIN_TOASTS.statusFailed },
    );
    if (done) {
      const undoOne = async (id: string) => (await loadModeration()).publishSetup(firebase, moderator, id);
      setLast({ act: 'hide', ids, undoOne });
    }
    return done;
  };

  const publish: Moderation['publish'] = ({ id }) =>
    void forEach([id], async (each) => (await loadModeration()).publishSetup(firebase, moderator, each), {
      one: ADMIN_TOASTS.published,
      many: () => ADMIN_TOASTS.published,
      failed: ADMIN_TOASTS.statusFailed,
    });

  const remove: Moderation['remove'] = ({ id }, why) => {
    const work = async () => {
      await (await loadModeration()).removeSetup(firebase, moderator, id, why);
      onDecided(id);
      return ADMIN_TOASTS.deleted;
    };
    return attempt({ id, work, failed: ADMIN_TOASTS.deleteFailed });
  };

  const judge = async (kind: QueuedSetup['kind'], id: string, act: 'keep' | 'reopen'): Promise<void> => {
    if (kind === 'setup') await (await loadModeration()).judgeSetup(firebase, moderator, id, act);
    else await (await loadMemberDecisions()).judgeBan(firebase, id, act);
  };

  const keep: Moderation['keep'] = (items) => {
    const kinds = new Map(items.map(({ id, kind }) => [id, kind]));
    const ids = [...kinds.keys()];
    const judgeOne = (act: 'keep' | 'reopen') => (id: string) => judge(kinds.get(id) ?? 'setup', id, act);
    const words = {
      one: QUEUE_TOASTS.keptOne,
      many: QUEUE_TOASTS.kept,
      failed: QUEUE_TOASTS.keepFailed,
    };
    void forEach(ids, judgeOne('keep'), words).then(
      (done) => done && setLast({ act: 'keep', ids, undoOne: judgeOne('reopen') }),
    );
  };

  const ban: Moderation['ban'] = (uid, why) => {
    const work = async () => {
      const hidden = await (await loadMemberDecisions()).banMember(firebase, uid, why);
      onDecided(uid);
      return QUEUE_TOASTS.banned(hidden);
    };
    return attempt({ id: uid, work, failed: QUEUE_TOASTS.banFailed }).then((done) => {
      const undoOne = async () => (await loadMemberDecisions()).liftBan(firebase, uid);
      if (done) setLast({ act: 'ban', ids: [uid], undoOne });
      return done;
    });
  };

  const undoLast = (): void => {
    const [id] = last?.ids ?? [];
    if (!last || id === undefined) return;
    const work = async () => {
      for (const each of last.ids) {
        await last.undoOne(each);
        if (last.act === 'keep') onReopened(each);
      }
      setLast(null);
      return ADMIN_LOG_TOASTS.undone;
    };
    mutate({ id, ids: last.ids, work, failed: ADMIN_LOG_TOASTS.undoFailed });
  };

  const lift = (uid: string): void => {
    const work = async () => {
      const shown = await (await loadMemberDecisions()).liftBan(firebase, uid);
      onDecided(uid);
      return QUEUE_TOASTS.lifted(shown);
    };
    mutate({ id: uid, work, failed: QUEUE_TOASTS.banFailed });
  };

  const undo = (entry: ModerationEntry): void => {
    const { setup_id: id, owner = '' } = entry;
    const act = undoOf(entry, new Date());
    if (act === null) return;
    const work = async () => {
      const { featureSetup, unfeatureSetup, publishSetup } = await loadModeration();
      if (act === 'unfeature') await unfeatureSetup(firebase, moderator, id);
      if (act === 'feature') await featureSetup(firebase, moderator, id);
      if (act === 'publish') await publishSetup(firebase, moderator, id);
      if (act === 'reopen') {
        await judge(id === '' ? 'member' : 'setup', id || owner, act);
        onReopened(id || owner);
      }
      if (act === 'lift') await (await loadMemberDecisions()).liftBan(firebase, owner);
      return ADMIN_LOG_TOASTS.undone;
    };
    mutate({ id: id || owner, work, failed: ADMIN_LOG_TOASTS.undoFailed });
  };

  return {
    busy: isPending ? variables.id : null,
    toggleFeatured,
    hide,
    publish,
    remove,
    keep,
    ban,
    lift,
    last: last?.act ?? null,
    undoLast,
    undo,
  };
}
