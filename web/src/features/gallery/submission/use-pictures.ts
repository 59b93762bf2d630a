import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { loadUploads } from '@lumen-throw/community/index';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { SUBMISSION_TOASTS } from './texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { readAttempts } from '../../../shared/setup-draft/attempts.ts';
import { keepPictures, readPictures, type KeptPicture } from '../../../shared/setup-draft/draft.ts';
import { preparePicture, PictureError } from '../../../shared/setup-draft/shrink-picture.ts';
import { MAX, NO_PICTURES, picturesReducer, type ChosenPicture } from './pictures-state.ts';

export interface Pictures {
  chosen: readonly ChosenPicture[];
  /** Why files were not taken, one sentence each. */
  problems: readonly string[];
  preparing: boolean;
  /** Whether an earlier visit left some of them. */
  restored: boolean;
  /** Whether the browser keeps them over a reload, as they are now. */
  kept: boolean;
  add: (files: readonly File[]) => Promise<void>;
  /** Takes a picture out of the form, and out of the bucket where no setup can have it. */
  remove: (key: string) => void;
  /** Puts a picture at a place, counted from 0. */
  place: (key: string, index: number) => void;
  markSent: (key: string, path: string) => void;
  /** Takes what was sent out of the bucket; the pictures stay in the form. */
  withdraw: () => void;
  clear: () => void;
  /** Keeps them in this browser once more, after another tab has dropped what it kept. */
  keepAgain: () => void;
}

/** @param made keeps the addresses that have to be given back */
function withPreview(picture: KeptPicture, made: Set<string>): ChosenPicture {
  const preview = URL.createObjectURL(picture.prepared.blob);
  made.add(preview);
  return { ...picture, preview };
}

/** Takes pictures out of the bucket, but none that was offered to a setup: it may have got through, unheard. */
async function discardUnoffered(
  firebase: FirebaseEnvironment,
  uid: string,
  paths: readonly string[],
): Promise<void> {
  const attempts = await readAttempts(uid);
  const offered = new Set(attempts.flatMap(({ pictures }) => pictures.map(({ path }) => path)));
  const { discardImages } = await loadUploads();
  await discardImages(
    firebase,
    paths.filter((path) => !offered.has(path)),
  );
}

/** The pictures of a member's submission, at most six, in the order in which they will be shown. */
export function usePictures(uid: string): Pictures {
  const { firebase } = useEnvironment();
  const [state, dispatch] = useReducer(picturesReducer, NO_PICTURES);
  const { chosen, problems, preparing, loaded, restored, kept, settled } = state;
  const previews = useRef(new Set<string>());
  /** By key: pictures of this draft that are in the bucket. */
  const sent = useRef(new Map<string, string>());

  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  useEffect(() => {
    let current = true;
    void readPictures(uid).then((found) => {
      if (!current) return;
      for (const { key, sentPath } of found) if (sentPath) sent.current.set(key, sentPath);
      const pictures = found.map((picture) => withPreview(picture, previews.current));
      dispatch({ kind: 'restored', pictures });
    });
    return () => {
      current = false;
    };
  }, [uid]);

  const keep = useCallback(
    async (pictures: readonly ChosenPicture[]) => {
      const plain = pictures.map(({ key, prepared, sentPath }) => ({ key, prepared, sentPath }));
      dispatch({ kind: 'kept', pictures: (await keepPictures(uid, plain)) ? pictures : null });
    },
    [uid],
  );

  useEffect(() => {
    if (loaded && !settled) void keep(chosen);
  }, [keep, chosen, loaded, settled]);

  const discard = (keys: readonly string[]): void => {
    const paths = keys.map((key) => sent.current.get(key)).filter((path) => path !== undefined);
    for (const key of keys) sent.current.delete(key);
    // What cannot be removed now is swept up by the server later.
    if (paths.length > 0) void discardUnoffered(firebase, uid, paths).catch(() => {});
  };

  const add = async (files: readonly File[]): Promise<void> => {
    const room = MAX - chosen.length;
    if (files.length > room) toast({ ...SUBMISSION_TOASTS.tooMany(MAX), variant: 'destructive' });
    dispatch({ kind: 'preparing' });
    const found: string[] = [];
    try {
      for (const file of files.slice(0, room)) {
        try {
          const prepared = await preparePicture(file);
          const picture = { key: crypto.randomUUID(), prepared, sentPath: null };
          dispatch({ kind: 'added', picture: withPreview(picture, previews.current) });
        } catch (error) {
          if (!(error instanceof PictureError)) throw error;
          found.push(error.message);
        }
      }
    } finally {
      dispatch({ kind: 'prepared', problems: found });
    }
  };

  return {
    chosen,
    problems,
    preparing,
    restored,
    kept: chosen.length > 0 && kept === chosen,
    add,
    remove: (key) => {
      discard([key]);
      dispatch({ kind: 'removed', key });
    },
    place: (key, index) => dispatch({ kind: 'placed', key, index }),
    markSent: (key, path) => {
      sent.current.set(key, path);
      dispatch({ kind: 'sent', key, path });
    },
    withdraw: () => {
      discard([...sent.current.keys()]);
      dispatch({ kind: 'withdrawn' });
    },
    clear: () => {
      sent.current.clear();
      dispatch({ kind: 'cleared' });
    },
    keepAgain: () => void keep(chosen),
  };
}
