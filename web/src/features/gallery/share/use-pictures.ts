import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadUploads } from '@lumen-throw/community/index';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { SUBMISSION_TOASTS } from './texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { readAttempts } from '../../../shared/setup-draft/attempts.ts';
import { keepPictures, readPictures, type KeptPicture } from '../../../shared/setup-draft/draft.ts';
import { preparePicture, PictureError } from './picture-preparation.ts';

/** A picture in the form. */
export interface ChosenPicture extends KeptPicture {
  /** Address of the preview, valid while the picture is in the form. */
  preview: string;
}

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

const MAX = SETUP_LIMITS.imagesMax;

function placed<T extends { key: string }>(items: readonly T[], key: string, index: number): readonly T[] {
  const moved = items.find((item) => item.key === key);
  if (!moved || index < 0 || index >= items.length) return items;
  const others = items.filter((item) => item !== moved);
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

/** @param made keeps the addresses that have to be given back */
function withPreview(picture: KeptPicture, made: Set<string>): ChosenPicture {
  const preview = URL.createObjectURL(picture.prepared.blob);
  made.add(preview);
  return { ...picture, preview };
}

/** The pictures of a member's submission, at most six, in the order in which they will be shown. */
export function usePictures(uid: string): Pictures {
  const { firebase } = useEnvironment();
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState<readonly ChosenPicture[] | null>(null);
  const previews = useRef(new Set<string>());
  /** By key: pictures of this draft that are in the bucket. */
  const sent = useRef(new Map<string, string>());
  /** Whether the form was just emptied of a draft that is settled: what is kept is another tab's by now. */
  const settled = useRef(false);

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
      setChosen((before) => [...pictures, ...before].slice(0, MAX));
      setRestored(found.length > 0);
      setLoaded(true);
    });
    return () => {
      current = false;
    };
  }, [uid]);

  const keep = useCallback(
    async (pictures: readonly ChosenPicture[]) => {
      const plain = pictures.map(({ key, prepared, sentPath }) => ({ key, prepared, sentPath }));
      setKept((await keepPictures(uid, plain)) ? pictures : null);
    },
    [uid],
  );

  useEffect(() => {
    if (settled.current) settled.current = false;
    else if (loaded) void keep(chosen);
  }, [keep, chosen, loaded]);

  const discard = (keys: readonly string[]): void => {
    const paths = keys.map((key) => sent.current.get(key)).filter((path) => path !== undefined);
    for (const key of keys) sent.current.delete(key);
    if (paths.length === 0) return;
    const remove = async () => {
      const attempts = await readAttempts(uid);
      const offered = new Set(attempts.flatMap(({ pictures }) => pictures.map(({ path }) => path)));
      const { discardImages } = await loadUploads();
      await discardImages(
        firebase,
        // A setup may have got through with these, unheard.
        paths.filter((path) => !offered.has(path)),
      );
    };
    // What cannot be removed now is swept up by the server later.
    void remove().catch(() => {});
  };

  const add = async (files: readonly File[]): Promise<void> => {
    const room = MAX - chosen.length;
    if (files.length > room) toast({ ...SUBMISSION_TOASTS.tooMany(MAX), variant: 'destructive' });
    setPreparing(true);
    const found: string[] = [];
    try {
      for (const file of files.slice(0, room)) {
        try {
          const prepared = await preparePicture(file);
          const kept = { key: crypto.randomUUID(), prepared, sentPath: null };
          const picture = withPreview(kept, previews.current);
          setChosen((before) => [...before, picture].slice(0, MAX));
        } catch (error) {
          if (!(error instanceof PictureError)) throw error;
          found.push(error.message);
        }
      }
    } finally {
      setProblems(found);
      setPreparing(false);
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
      setChosen((before) => before.filter((picture) => picture.key !== key));
    },
    place: (key, index) => setChosen((before) => placed(before, key, index)),
    markSent: (key, path) => {
      sent.current.set(key, path);
      setChosen((before) =>
        before.map((picture) => (picture.key === key ? { ...picture, sentPath: path } : picture)),
      );
    },
    withdraw: () => {
      discard([...sent.current.keys()]);
      setChosen((before) => before.map((picture) => ({ ...picture, sentPath: null })));
    },
    clear: () => {
      settled.current = true;
      sent.current.clear();
      setChosen([]);
      setProblems([]);
      setRestored(false);
    },
    keepAgain: () => void keep(chosen),
  };
}
