import type { ValueFigureField } from '@lumen-throw/domain/figures';
import type { Fields } from '@lumen-throw/domain/is-object';
import type { SanityClient } from '@sanity/client';
import { useEffect, useRef, useState } from 'react';
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

/** Where an editor is on the way to a corrected figure. */
type Step =
  | { at: 'model' | 'loading' | 'publishing' | 'done' }
  | { at: 'unreachable' | 'draft'; id: string }
  | EditStep;

const UNCHECKED = { problems: [], isChecking: false, failure: null, checked: null } as const;

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

  /** The published model; null where it has a draft. */
  const read = async (id: string): Promise<EditStep['projector'] | null> => {
    const found = await client.fetch<EditStep['projector'][]>(CHOSEN, { id }, { perspective: 'raw' });
    return found.length > 1 ? null : (found.find(({ _id }) => _id === id) ?? null);
  };

  const choose = async (id: string) => {
    setStep({ at: 'loading' });
    try {
      const projector = await read(id);
      if (!projector) return setStep({ at: 'draft', id });
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
    setStep({ at: 'publishing' });
    try {
      await publishFigure(client, before.checked.corrected, before.field).commit({ visibility: 'sync' });
      keepEntry(null);
      setStep({ at: 'done' });
    } catch (error) {
      const failure = stripFailure(error) === 'changed' ? CORRECT_TEXTS.conflict : CORRECT_TEXTS.failed;
      setStep({ ...before, ...UNCHECKED, failure });
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
      if (!projector) fail(CORRECT_TEXTS.hasDraft);
      else if (own === turn.current) await check({ ...before, projector });
    } catch {
      fail(CORRECT_TEXTS.unreachable);
    }
  };

  return { step, choose, edit, check, publish, tryAgain, restart };
}
