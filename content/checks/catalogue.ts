import { byEvidence, EVIDENCE_WORDS_MAX } from '@lumen-throw/domain/evidence';
import { FIGURE_FIELDS, type FigureField } from '@lumen-throw/domain/figures';
import { projectorSlug } from '@lumen-throw/domain/projector';
import { distanceLawProblem } from '../../studio/src/validation/distance-law.ts';
import { foreignSign } from './foreign-words.ts';
import { addressProblem, hostProblem } from './hosts.ts';
import { ofType, type Check, type Seed } from './seed.ts';

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

/** A figure without evidence: nobody known, no page, or no words. */
function lacksEvidence({ evidence }: Content): boolean {
  const kind = isContent(evidence) ? text(evidence['kind']) : null;
  if (!isContent(evidence) || byEvidence([{ evidence: { kind } }]).length === 0) return true;
  return !URL.canParse(text(evidence['address'])) || text(evidence['words']).trim() === '';
}

/** What readers miss who know only English: which language quoted words are in, or what they say. */
function languageProblem({ evidence }: Content): string | null {
  if (!isContent(evidence)) return null;
  if (text(evidence['language']) !== '')
    return text(evidence['gloss']).trim() === '' ? 'nobody says in English what its words mean' : null;
  const sign = foreignSign(text(evidence['words']));
  return sign === null ? null : `its words look foreign (“${sign}”), and nobody says in which language`;
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

interface Light {
  lumens: number;
  isMeasured: boolean;
  isDoubted: boolean;
}

/** Every brightness of a projector. */
function lights(projector: Content): Light[] {
  return list(projector['brightness']).flatMap(({ value, evidence }) => {
    if (typeof value !== 'number' || !isContent(evidence)) return [];
    const kind = text(evidence['kind']);
    return [
      {
        lumens: value,
        isMeasured: kind === 'measured' || kind === 'measuredByUs',
        isDoubted: evidence['doubted'] === true,
      },
    ];
  });
}

/** A test that finds more than this share of the rated light has measured something else. */
const MOST_OF_RATED = 1.2;

/** Measured lights that are far above what the maker rates, and that their own source does not doubt. */
function aboveRated(projector: Content): string[] {
  const all = lights(projector);
  const rated = Math.max(...all.filter(({ isMeasured }) => !isMeasured).map(({ lumens }) => lumens));
  return all
    .filter(
      ({ lumens, isMeasured, isDoubted }) =>
        isMeasured && !isDoubted && Number.isFinite(rated) && lumens > rated * MOST_OF_RATED,
    )
    .map(({ lumens }) => `${slugOf(projector)}: ${lumens} lm measured, ${rated} lm rated`);
}

/** Figures that a verdict needs, each with the fields that can give it. */
const DECIDING: Readonly<Record<string, readonly FigureField[]>> = {
  brightness: ['brightness'],
  distance: ['distance', 'throwRatio'],
  'cabinet depth': ['depth'],
  'native contrast': ['nativeContrast'],
};

function isDoubted({ evidence }: Content): boolean {
  return isContent(evidence) && evidence['doubted'] === true;
}

/** What decides about a projector and is known from doubted figures alone, so that no verdict can be given. */
function restOnDoubt(projector: Content): string[] {
  return Object.entries(DECIDING).flatMap(([name, fields]) => {
    const figures = fields.flatMap((field) => list(projector[field]));
    return figures.length > 0 && figures.every(isDoubted) ? [`${slugOf(projector)}, ${name}`] : [];
  });
}

/** Projectors with a figure of light that its own source doubts, and the figures that are left for their verdicts. */
export function doubtedLights(seed: Seed): string[] {
  return projectors(seed).flatMap((projector) => {
    const all = lights(projector);
    const doubted = all.filter(({ isDoubted }) => isDoubted).map(({ lumens }) => `${lumens} lm`);
    const others = all.filter(({ isDoubted }) => !isDoubted).map(({ lumens }) => `${lumens} lm`);
    return doubted.length > 0
      ? [`${slugOf(projector)}: ${doubted.join(', ')}; worked out from ${others.join(', ') || 'nothing'}`]
      : [];
  });
}

/** What is wrong with the catalogue of projectors, by what is looked for. */
export const CATALOGUE_CHECKS: Readonly<Record<string, Check>> = {
  'figures without evidence': (seed) =>
    eachFigure(seed, (figure) => (lacksEvidence(figure) ? 'nobody, no page or no words' : null)),
  'pages on hosts of no known kind': (seed) =>
    eachFigure(seed, ({ evidence }) => (isContent(evidence) ? hostProblem(text(evidence['address'])) : null)),
  'addresses without https, with a dot after the host or with stray characters': (seed) =>
    eachFigure(seed, ({ evidence }) =>
      isContent(evidence) ? addressProblem(text(evidence['address'])) : null,
    ),
  'laws that do not give back their printed rows': (seed) =>
    eachFigure(seed, (figure, field) => (field === 'distance' ? distanceLawProblem(figure) : null)),
  'measured light far above the rated': (seed) => projectors(seed).flatMap(aboveRated),
  'verdicts that rest on a doubted figure': (seed) => projectors(seed).flatMap(restOnDoubt),
  'measured light without a picture mode': (seed) =>
    eachFigure(seed, ({ mode, evidence }, field) =>
      field === 'brightness' && isContent(evidence) && text(evidence['kind']) === 'measured' && !mode
        ? 'nobody says in which mode'
        : null,
    ),
  'words longer than the limit': (seed) =>
    eachFigure(seed, ({ evidence }) => {
      const { length } = isContent(evidence) ? text(evidence['words']) : '';
      return length > EVIDENCE_WORDS_MAX ? `${length} characters of ${EVIDENCE_WORDS_MAX}` : null;
    }),
  'foreign words without their language or meaning': (seed) => eachFigure(seed, languageProblem),
  'duplicate slugs': (seed) => duplicates(seed, (projector) => [slugOf(projector)]),
  'duplicate names': (seed) => duplicates(seed, namesOf),
};
