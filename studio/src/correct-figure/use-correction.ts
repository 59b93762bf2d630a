import type { ValueFigureField } from '@lumen-throw/domain/figures';
import type { Fields } from '@lumen-throw/domain/is-object';
import type { SanityClient } from '@sanity/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { QUOTING_QUERY } from '../figures-in-text/sentences.ts';
import { locationsOf, PLACEMENT_QUERY, type Placement } from '../presentation/locations.ts';
import { stripFailure } from '../samples/strip.ts';
import type { JudgeDocument } from '../spreadsheet/plan-import.ts';
import { askBeforeLeaving } from '../unsaved/ask-before-leaving.ts';
import type { Consequences } from './changes.tsx';
import { changedSentences, changesOf, publishFigure, withEntry, type StoredProjector } from './correction.ts';
import { entryToShow, withEntered, type Entered } from './entered.ts';
import { thisWindow } from './kept-entries.ts';
import { problemsOf, readNumbers, stillThere, type Problem } from './problems.ts';
import { CORRECT_TEXTS } from './texts.ts';

interface Checked {
  corrected: StoredProjector & { _type: string };
  consequences: Consequences;
}

export interface EditStep {
  at: 'edit';
  projector: StoredProjector & { _type: string };
  field: ValueFigureField;
  /** The entry of the figure that is shown, as it was entered. */
  entry: Fields;
  /** Every entry of the model that was changed and is not published. */
  entered: readonly Entered[];
  problems: readonly Problem[];
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
  | { at: 'model' | 'loading' | 'publishing' }
  | { at: 'done' | 'unreachable' | Missing; id: string; entered: readonly Entered[] }
  | EditStep;

/** Before it is known whether something is kept. */
const START: Step = { at: 'loading' };

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

function keptEntered(id: string): readonly Entered[] {
  const kept = thisWindow.kept();
  return kept?.id === id ? kept.entered : [];
}

function keepEntered(id: string, entered: readonly Entered[]): void {
  thisWindow.keep(entered.length > 0 ? { id, entered } : null);
}

const CHOSEN = '*[_id in [$id, "drafts." + $id]]';

/** The way to a corrected figure: its step, and what leads to the next one. What was entered is kept on it. */
export function useCorrection(client: SanityClient, judge: JudgeDocument) {
  const [step, setStep] = useState(START);
  /** Number of the last edit or check: a check that was overtaken tells nothing. */
  const turn = useRef(0);

  /** The published model, or why it cannot be corrected. */
  const read = async (id: string): Promise<EditStep['projector'] | Missing> => {
    const found = await client.fetch<EditStep['projector'][]>(CHOSEN, { id }, { perspective: 'raw' });
    return found.some(({ _id }) => _id !== id) ? 'draft' : (found[0] ?? 'gone');
  };

  const choose = async (id: string, entered = keptEntered(id)) => {
    setStep({ at: 'loading' });
    try {
      const projector = await read(id);
      if (typeof projector === 'string') return setStep({ at: projector, id, entered });
      const field = entered.at(-1)?.field ?? 'brightness';
      setStep({
        at: 'edit',
        projector,
        field,
        entry: entryToShow(entered, projector, field),
        entered,
        ...UNCHECKED,
      });
    } catch {
      setStep({ at: 'unreachable', id, entered });
    }
  };

  const resume = useEffectEvent((id: string | undefined) => {
    if (step !== START) return;
    if (id === undefined) setStep({ at: 'model' });
    else void choose(id);
  });
  useEffect(() => {
    void thisWindow.resume().then((kept) => resume(kept?.id));
  }, []);

  /** Whether something was entered that is not published. */
  const isEntered = 'entered' in step ? step.entered.length > 0 : step.at === 'publishing';
  useEffect(() => (isEntered ? askBeforeLeaving() : undefined), [isEntered]);

  /** Starts over. What was entered is published by then, or no longer wanted. */
  const restart = () => {
    turn.current += 1;
    thisWindow.keep(null);
    setStep({ at: 'model' });
  };

  /** Shows an entry of a figure. @param key see `entryToShow` */
  const show = (before: EditStep, field: ValueFigureField, key?: string | null) => {
    turn.current += 1;
    const entry = entryToShow(before.entered, before.projector, field, key);
    setStep({ ...before, ...UNCHECKED, field, entry });
  };

  const edit = (before: EditStep, entry: Fields) => {
    turn.current += 1;
    const { projector, field } = before;
    const entered = withEntered(before.entered, projector, { field, entry });
    keepEntered(projector._id, entered);
    const problems = stillThere(before.problems, before.entry, entry);
    setStep({ ...before, ...UNCHECKED, entry, entered, problems });
  };

  const check = async (before: EditStep) => {
    const { projector, field, entry } = before;
    const { entry: read, problems: unread } = readNumbers(field, entry);
    const corrected = { ...projector, ...withEntry(projector, field, read) };
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
      const unruly = problemsOf(markers, corrected, field, read);
      const problems = [
        ...unread,
        ...unruly.filter(({ part }) => unread.every((each) => each.part !== part)),
      ];
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
      const { projector, field, entry } = before;
      const entered = before.entered.filter((each) => each.field !== field || each.entry !== entry);
      keepEntered(projector._id, entered);
      setStep({ at: 'done', id: projector._id, entered });
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
    if (step.at === 'unreachable') void choose(step.id, step.entered);
    if (step.at === 'edit' && step.failure === CORRECT_TEXTS.unreachable) void tryAgain(step);
  });
  useEffect(() => {
    const again = () => comeBack();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  return { step, isEntered, choose, show, edit, check, publish, tryAgain, restart };
}
