import type { ValueFigureField } from '@lumen-throw/domain/figures';
import type { Fields } from '@lumen-throw/domain/is-object';
import type { SanityClient } from '@sanity/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { QUOTING_QUERY } from '../figures-in-text/sentences.ts';
import { locationsOf, PLACEMENT_QUERY, type Placement } from '../presentation/locations.ts';
import { stripFailure } from '../samples/strip.ts';
import type { JudgeDocument } from '../spreadsheet/plan-import.ts';
import { today } from '../structure/today.ts';
import { askBeforeLeaving } from '../unsaved/ask-before-leaving.ts';
import type { Consequences } from './changes.tsx';
import {
  changedSentences,
  changesOf,
  entriesOf,
  newEntry,
  publishFigure,
  withEntry,
  type StoredProjector,
} from './correction.ts';
import { keepEntry, keptEntry } from './kept-entry.ts';
import { CORRECT_TEXTS } from './texts.ts';

interface Checked {
  corrected: StoredProjector & { _type: string };
  consequences: Consequences;
}

export interface EditStep {
  at: 'edit';
  projector: StoredProjector & { _type: string };
  field: ValueFigureField;
  entry: Fields;
  /** Whether something was entered that is not published. */
  isEntered: boolean;
  problems: readonly string[];
  isChecking: boolean;
  /** Why the last try did not succeed. */
  failure: string | null;
  /** What was checked last and had no problem. */
  checked: Checked | null;
}

/** Why a model cannot be corrected here: it has a draft, which would undo the correction, or was deleted. */
type Missing = 'draft' | 'gone';

/** Where an editor is on the way to a corrected figure. */
type Step =
  | { at: 'model' | 'loading' | 'publishing' | 'done' }
  | { at: 'unreachable' | Missing; id: string }
  | EditStep;

const UNCHECKED = { problems: [], isChecking: false, failure: null, checked: null } as const;

const MISSING: Readonly<Record<Missing, string>> = {
  draft: CORRECT_TEXTS.hasDraft,
  gone: CORRECT_TEXTS.gone,
};

/** What is known after a publish that failed. */
function publishFailure(error: unknown): string {
  if (stripFailure(error) === 'changed') return CORRECT_TEXTS.conflict;
  const isAnswer = error instanceof Error && 'statusCode' in error;
  return isAnswer ? CORRECT_TEXTS.failed : CORRECT_TEXTS.unreachable;
}

const CHOSEN = '*[_id in [$id, "drafts." + $id]]';

/** The first entry of a figure, or a new one. */
export function firstEntry(projector: Fields, field: ValueFigureField): Fields {
  return entriesOf(projector, field)[0] ?? newEntry(field, crypto.randomUUID(), today());
}

/** The way to a corrected figure: its step, and what leads to the next one. What was entered is kept on it. */
export function useCorrection(client: SanityClient, judge: JudgeDocument) {
  const [step, setStep] = useState<Step>({ at: 'model' });
  /** Number of the last edit or check: a check that was overtaken tells nothing. */
  const turn = useRef(0);

  /** The published model, or why it cannot be corrected. */
  const read = async (id: string): Promise<EditStep['projector'] | Missing> => {
    const found = await client.fetch<EditStep['projector'][]>(CHOSEN, { id }, { perspective: 'raw' });
    return found.some(({ _id }) => _id !== id) ? 'draft' : (found[0] ?? 'gone');
  };

  const choose = async (id: string) => {
    setStep({ at: 'loading' });
    try {
      const projector = await read(id);
      if (typeof projector === 'string') return setStep({ at: projector, id });
      const kept = keptEntry();
      const isEntered = kept?.id === id;
      const field = isEntered ? kept.field : 'brightness';
      const entry = isEntered ? kept.entry : firstEntry(projector, field);
      setStep({ at: 'edit', projector, field, entry, isEntered, ...UNCHECKED });
    } catch {
      setStep({ at: 'unreachable', id });
    }
  };

  const resume = useRef(choose);
  useEffect(() => {
    const kept = keptEntry();
    if (kept) void resume.current(kept.id);
  }, []);

  const isEntered = step.at === 'publishing' || (step.at === 'edit' && step.isEntered);
  useEffect(() => (isEntered ? askBeforeLeaving() : undefined), [isEntered]);

  /** Starts over. What was entered is published by then, or no longer wanted. */
  const restart = () => {
    turn.current += 1;
    keepEntry(null);
    setStep({ at: 'model' });
  };

  const edit = (before: EditStep, field: ValueFigureField, entry: Fields) => {
    turn.current += 1;
    keepEntry({ id: before.projector._id, field, entry });
    setStep({ ...before, ...UNCHECKED, field, entry, isEntered: true });
  };

  const check = async (before: EditStep) => {
    const { projector, field, entry } = before;
    const corrected = { ...projector, ...withEntry(projector, field, entry) };
    turn.current += 1;
    const own = turn.current;
    const next = { ...before, ...UNCHECKED };
    setStep({ ...next, isChecking: true });
    try {
      const id = projector._id;
      const [markers, documents, placement] = await Promise.all([
        judge(corrected),
        client.fetch<Fields[]>(QUOTING_QUERY, { id }, { perspective: 'published' }),
        client.fetch<Placement>(PLACEMENT_QUERY, { id }, { perspective: 'published' }),
      ]);
      const problems = markers
        .filter(({ level, path }) => level === 'error' && path[0] === field)
        .map(({ message }) => message);
      const consequences = {
        changes: changesOf(projector, corrected, field, CORRECT_TEXTS),
        sentences: changedSentences(documents, projector, corrected),
        pages: locationsOf('projector', placement),
      };
      const checked = problems.length > 0 ? null : { corrected, consequences };
      if (own === turn.current) setStep({ ...next, problems, checked });
    } catch {
      if (own === turn.current) setStep({ ...next, failure: CORRECT_TEXTS.unreachable });
    }
  };

  const publish = async (before: EditStep) => {
    if (!before.checked) return;
    const fail = (failure: string) => setStep({ ...before, ...UNCHECKED, failure });
    setStep({ at: 'publishing' });
    try {
      // A draft that was begun since would undo the correction when it is published.
      const now = await read(before.projector._id);
      if (typeof now === 'string') return fail(MISSING[now]);
      await publishFigure(client, before.checked.corrected, before.field).commit({ visibility: 'sync' });
      keepEntry(null);
      setStep({ at: 'done' });
    } catch (error) {
      fail(publishFailure(error));
    }
  };

  /** Checks what was entered against the model as it is now. */
  const tryAgain = async (before: EditStep) => {
    turn.current += 1;
    const own = turn.current;
    const fail = (failure: string) => {
      if (own === turn.current) setStep({ ...before, ...UNCHECKED, failure });
    };
    setStep({ ...before, ...UNCHECKED, isChecking: true });
    try {
      const projector = await read(before.projector._id);
      if (typeof projector === 'string') fail(MISSING[projector]);
      else if (own === turn.current) await check({ ...before, projector });
    } catch {
      fail(CORRECT_TEXTS.unreachable);
    }
  };

  const comeBack = useEffectEvent(() => {
    if (step.at === 'unreachable') void choose(step.id);
    if (step.at === 'edit' && step.failure === CORRECT_TEXTS.unreachable) void tryAgain(step);
  });
  useEffect(() => {
    const again = () => comeBack();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  return { step, choose, edit, check, publish, tryAgain, restart };
}
