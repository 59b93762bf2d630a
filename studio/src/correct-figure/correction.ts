/** A figure that an editor corrects, and what that changes for readers. */
import { isDoubted } from '@lumen-throw/domain/evidence';
import {
  FIGURE_FIELDS,
  FIGURES,
  isNumberFigure,
  isValueFigure,
  perFigure,
  type ValueFigureField,
} from '@lumen-throw/domain/figures';
import { listOf } from '@lumen-throw/domain/checks/document-parts';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import type { SanityClient, Transaction } from '@sanity/client';
import { lightVerdicts } from '../../../web/src/features/projectors/light-verdicts.ts';
import { modelSentence } from '../../../web/src/features/projectors/model/model-verdict.ts';
import {
  bestText,
  mentionOf,
  mentionText,
  quotedProjector,
} from '../../../web/src/shared/projectors/figure-text.ts';
import { projectorFacts } from '../../../web/src/shared/projectors/projector-facts.ts';
import { lightName } from '../../../web/src/shared/room-light/light-name.ts';
import { ROOM_LIGHT_TEXTS } from '../../../web/src/shared/room-light/texts.ts';
import { quotingSentences } from '../figures-in-text/sentences.ts';

/** A published projector, as the dataset holds it. */
export type StoredProjector = Fields & { _id: string; _rev: string };

/** Figures that the pane corrects; tables of distances and lens shift have forms of their own. */
export const CORRECTED_FIELDS: readonly ValueFigureField[] = FIGURE_FIELDS.filter(isValueFigure);

/** The entries of a figure that a projector has. */
export function entriesOf(projector: Fields, field: ValueFigureField): Fields[] {
  return listOf(projector, field).filter(isObject);
}

/** Words of an entry, to choose it by. */
export function entryText(entry: Fields, field: ValueFigureField): string {
  const { condition } = entry;
  return [FIGURES[field].textOf({ ...entry }), condition].filter(Boolean).join(', ');
}

/** An entry with no values yet. @param key of the new item in the list */
export function newEntry(field: ValueFigureField, key: string, today: string): Fields {
  const { type } = FIGURES[field];
  return {
    _type: isNumberFigure(field) && field !== 'brightness' ? 'numberFigure' : type,
    _key: key,
    evidence: { _type: 'evidence', relayed: false, seen: today },
  };
}

/** An object with one of its values changed; one that is emptied is left out. */
export function withValue(fields: Fields, name: string, value: unknown): Fields {
  const others = Object.entries(fields).filter(([each]) => each !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}

/** An entry with one part of its evidence changed. What is said of a page doesn't hold for another one. */
export function citing(entry: Fields, name: string, value: unknown): Fields {
  const evidence = isObject(entry['evidence']) ? entry['evidence'] : {};
  const kept = name === 'address' ? withValue(evidence, 'origin', undefined) : evidence;
  return { ...entry, evidence: withValue(kept, name, value) };
}

/** The projector with one entry put in the place of the one with its key, or behind the others. */
export function withEntry(
  projector: StoredProjector,
  field: ValueFigureField,
  entry: Fields,
): StoredProjector {
  const entries = entriesOf(projector, field);
  const isThere = entries.some(({ _key }) => _key === entry['_key']);
  const put = isThere
    ? entries.map((each) => (each['_key'] === entry['_key'] ? entry : each))
    : [...entries, entry];
  return { ...projector, [field]: put };
}

/** Writes one figure of the published document, and nothing if somebody else has changed it since. */
export function publishFigure(
  client: SanityClient,
  { _id, _rev, ...projector }: StoredProjector,
  field: ValueFigureField,
): Transaction {
  return client
    .transaction()
    .patch(_id, (patch) => patch.ifRevisionId(_rev).set({ [field]: projector[field] }));
}

/** Something that readers are told, before and after. */
export interface Change {
  what: string;
  before: string | null;
  after: string | null;
}

function figureShown(projector: Fields, field: ValueFigureField): string | null {
  const entries = entriesOf(projector, field);
  return (
    bestText(entries, field) ??
    entries.filter(isDoubted).map((entry) => FIGURES[field].textOf({ ...entry }))[0] ??
    null
  );
}

function verdicts(projector: Fields): Map<string, string> {
  const facts = projectorFacts({ ...perFigure(() => null), ...quotedProjector(projector) });
  return new Map([
    ['', modelSentence(facts) ?? ''],
    ...lightVerdicts(facts).map(
      ({ light, verdict }) => [lightName(light), ROOM_LIGHT_TEXTS.short[verdict]] as const,
    ),
  ]);
}

/** Words of the changes, which the pane gives. */
interface ChangeWords {
  sentence: string;
}

/** The figure that counts and every verdict that changes with it. */
export function changesOf(
  before: Fields,
  after: Fields,
  field: ValueFigureField,
  words: ChangeWords,
): Change[] {
  const [old, next] = [verdicts(before), verdicts(after)];
  const told = [...new Set([...old.keys(), ...next.keys()])].map((light) => ({
    what: light || words.sentence,
    before: old.get(light) || null,
    after: next.get(light) || null,
  }));
  const figure = {
    what: FIGURES[field].title,
    before: figureShown(before, field),
    after: figureShown(after, field),
  };
  return [figure, ...told].filter((change) => change.before !== change.after);
}

/** A sentence that changes, with the document in which it stands. */
export interface ChangedSentence {
  document: Fields;
  before: string;
  after: string;
}

/** The sentences of documents that say something else with the corrected projector. */
export function changedSentences(
  documents: readonly Fields[],
  before: StoredProjector,
  after: Fields,
): ChangedSentence[] {
  return documents.flatMap((document) => {
    const said = (projector: Fields) =>
      quotingSentences(document, before._id, (figure) => mentionText(mentionOf(figure, projector)));
    const next = said(after);
    return said(before).flatMap(({ text }, place) => {
      const changed = next[place]?.text ?? '';
      return changed === text ? [] : [{ document, before: text, after: changed }];
    });
  });
}
