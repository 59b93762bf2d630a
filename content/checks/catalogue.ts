import { byEvidence, EVIDENCE_WORDS_MAX } from '@lumen-throw/domain/evidence';
import { NUMBER_FIGURES, projectorSlug } from '@lumen-throw/domain/projector';
import { distanceLawProblem } from '../../studio/src/validation/distance-law.ts';
import { ofType, type Check, type Seed } from './seed.ts';

/** Lists of figures of a projector's document. */
const FIGURE_FIELDS: readonly string[] = [
  'distance',
  'throwRatio',
  'offset',
  'shift',
  'lightSource',
  'resolution',
  'pixelShift',
  ...NUMBER_FIGURES.map(({ field }) => field),
];

type Content = Readonly<Record<string, unknown>>;

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(value: unknown): readonly Content[] {
  return Array.isArray(value) ? value.filter(isContent) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function slugOf(projector: Content): string {
  return isContent(projector['slug']) ? text(projector['slug']['current']) : '';
}

/** What of a projector can be worked out: a law gives distances, a brightness the light on the screen. */
export const COMPLETENESS = ['law and light', 'law only', 'light only', 'neither'] as const;

/** How complete a projector is. One printed distance is no law; a throw ratio is none either. */
export function completeness(projector: Content): (typeof COMPLETENESS)[number] {
  const hasLaw = list(projector['distance']).some(({ rows }) => list(rows).length !== 1);
  const hasLight = list(projector['brightness']).length > 0;
  if (hasLaw) return hasLight ? 'law and light' : 'law only';
  return hasLight ? 'light only' : 'neither';
}

/** A figure without evidence: nobody known, no page, or no words. */
function lacksEvidence({ evidence }: Content): boolean {
  const kind = isContent(evidence) ? text(evidence['kind']) : null;
  if (!isContent(evidence) || byEvidence([{ evidence: { kind } }]).length === 0) return true;
  return !URL.canParse(text(evidence['address'])) || text(evidence['words']).trim() === '';
}

/** Names, spellings aside, under which a shopper or a member finds a model. */
function namesOf({ brand, model, otherNames }: Content): string[] {
  const names = [text(model), ...(Array.isArray(otherNames) ? otherNames.map(text) : [])];
  return [...new Set(names.map((name) => projectorSlug(text(brand), name)))];
}

function projectors(seed: Seed): Content[] {
  return ofType(seed, 'projector');
}

function eachFigure(seed: Seed, problemOf: (figure: Content, field: string) => string | null): string[] {
  return projectors(seed).flatMap((projector) =>
    FIGURE_FIELDS.flatMap((field) =>
      list(projector[field]).flatMap((figure, index) => {
        const problem = problemOf(figure, field);
        return problem === null ? [] : [`${slugOf(projector)}, ${field} ${index + 1}: ${problem}`];
      }),
    ),
  );
}

function duplicates(seed: Seed, namesFrom: (projector: Content) => readonly string[]): string[] {
  const owners = new Map<string, string[]>();
  for (const projector of projectors(seed)) {
    for (const name of namesFrom(projector))
      owners.set(name, [...(owners.get(name) ?? []), slugOf(projector)]);
  }
  return [...owners].flatMap(([name, slugs]) =>
    slugs.length > 1 ? [`${name || 'no name'}: ${slugs.length} models (${slugs.join(', ')})`] : [],
  );
}

/** What is wrong with the catalogue of projectors, by what is looked for. */
export const CATALOGUE_CHECKS: Readonly<Record<string, Check>> = {
  'figures without evidence': (seed) =>
    eachFigure(seed, (figure) => (lacksEvidence(figure) ? 'nobody, no page or no words' : null)),
  'laws that do not give back their printed rows': (seed) =>
    eachFigure(seed, (figure, field) => (field === 'distance' ? distanceLawProblem(figure) : null)),
  'words longer than the limit': (seed) =>
    eachFigure(seed, ({ evidence }) => {
      const { length } = isContent(evidence) ? text(evidence['words']) : '';
      return length > EVIDENCE_WORDS_MAX ? `${length} characters of ${EVIDENCE_WORDS_MAX}` : null;
    }),
  'duplicate slugs': (seed) => duplicates(seed, (projector) => [slugOf(projector)]),
  'duplicate names': (seed) => duplicates(seed, namesOf),
};
