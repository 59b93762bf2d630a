import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import type { ValueFigureField } from '@lumen-throw/domain/figures';
import type { Fields } from '@lumen-throw/domain/is-object';
import { useRef, useState } from 'react';
import { useClient, useWorkspace } from 'sanity';
import { QUOTING_QUERY } from '../figures-in-text/sentences.ts';
import { locationsOf, PLACEMENT_QUERY, type Placement } from '../presentation/locations.ts';
import { stripFailure } from '../samples/strip.ts';
import { studioJudge } from '../spreadsheet/judge-document.ts';
import type { Consequences } from './changes.tsx';
import { changedSentences, changesOf, publishFigure, withEntry, type StoredProjector } from './correction.ts';
import { CORRECT_TEXTS } from './texts.ts';

interface Checked {
  field: ValueFigureField;
  corrected: StoredProjector & { _type: string };
  consequences: Consequences;
}

interface EditStep {
  at: 'edit';
  projector: StoredProjector & { _type: string };
  problems: readonly string[];
  isChecking: boolean;
  /** What was checked last and had no problem. */
  checked: Checked | null;
}

/** Where an editor is on the way to a corrected figure. */
type Step =
  | { at: 'model' }
  | { at: 'working' | 'ended'; text: string }
  | { at: 'draft'; id: string }
  | EditStep;

const UNCHECKED = { problems: [], isChecking: false, checked: null } as const;

const CHOSEN = '*[_id in [$id, "drafts." + $id]]';

/** The way to a corrected figure: its step, and what leads to the next one. */
export function useCorrection() {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const workspace = useWorkspace();
  const [step, setStep] = useState<Step>({ at: 'model' });
  const restart = () => setStep({ at: 'model' });
  const fail = () => setStep({ at: 'ended', text: CORRECT_TEXTS.unreachable });

  const choose = async (id: string) => {
    setStep({ at: 'working', text: CORRECT_TEXTS.loading });
    try {
      const found = await client.fetch<EditStep['projector'][]>(CHOSEN, { id }, { perspective: 'raw' });
      const projector = found.find(({ _id }) => _id === id);
      if (found.length > 1 || !projector) return setStep({ at: 'draft', id });
      setStep({ at: 'edit', projector, ...UNCHECKED });
    } catch {
      fail();
    }
  };

  /** Number of the last edit or check: a check that was overtaken tells nothing. */
  const turn = useRef(0);

  const edited = () => {
    turn.current += 1;
    setStep((before) => (before.at === 'edit' ? { ...before, ...UNCHECKED } : before));
  };

  const check = async (projector: EditStep['projector'], field: ValueFigureField, entry: Fields) => {
    const corrected = { ...projector, ...withEntry(projector, field, entry) };
    turn.current += 1;
    const own = turn.current;
    setStep({ at: 'edit', projector, ...UNCHECKED, isChecking: true });
    try {
      const judge = studioJudge({ workspace, getClient: workspace.getClient });
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
      const checked = problems.length > 0 ? null : { field, corrected, consequences };
      if (own === turn.current) setStep({ at: 'edit', projector, problems, isChecking: false, checked });
    } catch {
      if (own === turn.current) fail();
    }
  };

  const publish = async ({ checked }: EditStep) => {
    if (!checked) return;
    setStep({ at: 'working', text: CORRECT_TEXTS.publishing });
    try {
      await publishFigure(client, checked.corrected, checked.field).commit({ visibility: 'sync' });
      setStep({ at: 'ended', text: CORRECT_TEXTS.done });
    } catch (error) {
      const text = stripFailure(error) === 'changed' ? CORRECT_TEXTS.conflict : CORRECT_TEXTS.failed;
      setStep({ at: 'ended', text });
    }
  };

  return { step, choose, edited, check, publish, restart };
}
