import { loadInspectedPictures, loadUploads } from '@lumen-throw/community/index';
import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import type { Setup } from '@lumen-throw/domain/setup';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment-context.tsx';
import { PictureError, preparePicture } from '../../../../shared/setup-draft/shrink-picture.ts';

/** A picture of the setup, or one that is added. */
type EditedPicture =
  | { kind: 'kept'; key: string; path: string; index: number }
  | { kind: 'added'; key: string; blob: Blob; preview: string; path: string | null };

export interface EditedPictures {
  pictures: readonly EditedPicture[];
  preparing: boolean;
  /** Why files were not taken, one sentence each. */
  problems: readonly string[];
  full: boolean;
  add: (files: readonly File[]) => Promise<void>;
  remove: (key: string) => void;
  /** Puts a picture first. */
  makeCover: (key: string) => void;
  /** Sends what is new, and waits until it may be shown. @returns the bucket paths in their order */
  send: () => Promise<string[]>;
}

/** The pictures of a setup that is being changed: none is replaced, they come and go. */
export function useEditedPictures(uid: string, setup: Setup): EditedPictures {
  const { firebase } = useEnvironment();
  const [pictures, setPictures] = useState<readonly EditedPicture[]>(() =>
    setup.image_paths.map((path, index) => ({ kind: 'kept', key: path, path, index })),
  );
  const [preparing, setPreparing] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const previews = useRef(new Set<string>());
  /** Bucket paths of what was sent, by the picture's key: another try sends only what is missing. */
  const sent = useRef(new Map<string, string>());

  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const add = async (files: readonly File[]): Promise<void> => {
    const room = SETUP_LIMITS.imagesMax - pictures.length;
    const found: string[] = [];
    setPreparing(true);
    try {
      for (const file of files.slice(0, room)) {
        try {
          const { blob } = await preparePicture(file);
          const preview = URL.createObjectURL(blob);
          previews.current.add(preview);
          const picture: EditedPicture = {
            kind: 'added',
            key: crypto.randomUUID(),
            blob,
            preview,
            path: null,
          };
          setPictures((before) => [...before, picture]);
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

  const send = async (): Promise<string[]> => {
    const [{ uploadImage }, { waitForPicture }] = await Promise.all([loadUploads(), loadInspectedPictures()]);
    const paths: string[] = [];
    for (const picture of pictures) {
      if (picture.kind === 'kept') {
        paths.push(picture.path);
        continue;
      }
      const path = sent.current.get(picture.key) ?? (await uploadImage(firebase, uid, picture.blob));
      sent.current.set(picture.key, path);
      try {
        await waitForPicture(firebase, path);
      } catch (error) {
        // It may have been lost on the way: the next try sends it anew.
        sent.current.delete(picture.key);
        throw error;
      }
      paths.push(path);
    }
    return paths;
  };

  return {
    pictures,
    preparing,
    problems,
    full: pictures.length >= SETUP_LIMITS.imagesMax,
    add,
    remove: (key) => setPictures((before) => before.filter((picture) => picture.key !== key)),
    makeCover: (key) =>
      setPictures((before) =>
        before.toSorted((one, other) => Number(other.key === key) - Number(one.key === key)),
      ),
    send,
  };
}
