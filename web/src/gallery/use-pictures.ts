import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { SUBMISSION_TOASTS } from '../texts/gallery.ts';
import { toast } from '../toasts/toast-store.ts';
import { preparePicture, PictureError, type PreparedPicture } from './picture-preparation.ts';

/** A picture in the form. */
export interface ChosenPicture {
  key: string;
  prepared: PreparedPicture;
  /** Address of the preview, valid while the picture is in the form. */
  preview: string;
}

export interface Pictures {
  chosen: readonly ChosenPicture[];
  /** Why files were not taken, one sentence each. */
  problems: readonly string[];
  preparing: boolean;
  add: (files: readonly File[]) => Promise<void>;
  remove: (key: string) => void;
  move: (key: string, step: -1 | 1) => void;
  clear: () => void;
}

function swapped<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const moved = items[from];
  const other = items[to];
  if (moved === undefined || other === undefined) return items;
  return items.map((item, index) => (index === from ? other : index === to ? moved : item));
}

/** The pictures of the submission form, at most six, in the order in which they will be shown. */
export function usePictures(): Pictures {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState(false);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const add = async (files: readonly File[]): Promise<void> => {
    const room = SETUP_LIMITS.imagesMax - chosen.length;
    if (files.length > room)
      toast({ ...SUBMISSION_TOASTS.tooMany(SETUP_LIMITS.imagesMax), variant: 'destructive' });
    setPreparing(true);
    const found: string[] = [];
    for (const file of files.slice(0, room)) {
      try {
        const prepared = await preparePicture(file);
        const preview = URL.createObjectURL(prepared.blob);
        previews.current.add(preview);
        setChosen((before) =>
          [...before, { key: crypto.randomUUID(), prepared, preview }].slice(0, SETUP_LIMITS.imagesMax),
        );
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        found.push(error.message);
      }
    }
    setProblems(found);
    setPreparing(false);
  };

  return {
    chosen,
    problems,
    preparing,
    add,
    remove: (key) => setChosen((before) => before.filter((picture) => picture.key !== key)),
    move: (key, step) =>
      setChosen((before) => {
        const from = before.findIndex((picture) => picture.key === key);
        return swapped(before, from, from + step);
      }),
    clear: () => {
      setChosen([]);
      setProblems([]);
    },
  };
}
