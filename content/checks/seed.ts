/** The seed as the checks see it, and the texts in it that people read. */
import { isObject } from '@lumen-throw/domain/is-object';
import { referenceOf } from '@lumen-throw/domain/checks/document-parts';
import { TEXT_FIGURE_TYPE } from '@lumen-throw/domain/text-figures';
import { mentionOf, mentionText } from '../../web/src/shared/projectors/figure-text.ts';
import type { SeedDocument } from '../source/document.ts';

/** Documents to check, and a way to the one with an id. */
export interface Seed {
  documents: readonly SeedDocument[];
  byId: ReadonlyMap<string, SeedDocument>;
}

/** A check: what is wrong with the seed, one sentence each; none when all is well. */
export type Check = (seed: Seed) => string[];

/** A copy of content in which figures of projectors have the text that readers see in their place. */
function withFigures<Value>(value: Value, byId: ReadonlyMap<string, SeedDocument>): Value {
  const inner = (item: unknown): unknown => withFigures(item, byId);
  if (Array.isArray(value)) return value.map(inner) as Value;
  if (!isObject(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inner(field)]));
  if (value['_type'] !== TEXT_FIGURE_TYPE) return fields as Value;
  const projector = byId.get(referenceOf(value['projector']) ?? '') ?? null;
  return { ...fields, text: mentionText(mentionOf(value, projector)) } as Value;
}

export function seedOf(documents: readonly SeedDocument[]): Seed {
  const raw = new Map(documents.map((document) => [document._id, document]));
  const read = documents.map((document) => withFigures(document, raw));
  return { documents: read, byId: new Map(read.map((document) => [document._id, document])) };
}

/** Documents of a type. */
export function ofType(seed: Seed, type: string): SeedDocument[] {
  return seed.documents.filter(({ _type }) => _type === type);
}

/** A text and where it stands: the document's id and the field. */
export interface Text {
  at: string;
  text: string;
}

/** Fields that hold no sentence: ids, choices, addresses, and what only machines read. */
const NO_SENTENCE = new Set([
  'aliases',
  'aspect',
  'badgeMonth',
  'aspectDefault',
  'associateTag',
  'brand',
  'category',
  'current',
  // Other people's words and names, as they wrote them.
  'evidence',
  'href',
  'kind',
  'level',
  'lightSource',
  'listItem',
  'marks',
  'markDefs',
  'measuredFrom',
  'model',
  'modelKind',
  'orderRank',
  'otherNames',
  'place',
  'priceTier',
  'resolution',
  // Words as people type them into the search.
  'searchSynonyms',
  'source',
  'style',
  'tone',
  'unit',
  'publishedOn',
  'updatedOn',
]);

interface Block {
  _type: 'block';
  style?: string;
  children: { text: string }[];
}

export function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && (value as { _type?: string })._type === 'block';
}

/** Texts that are not the site's own words: what a shop is searched for, and names of other people's pages. */
const NOT_OURS = /\.searchPhrase$|\.cases\[\d+\]\.name$|\.sources\[\d+\]\.(?:title|publisher)$/;

/** The words of a block, its spans joined. */
export function blockText(block: Block): string {
  return block.children.map(({ text }) => text).join('');
}

function collect(value: unknown, at: string, texts: Text[]): void {
  if (typeof value === 'string') texts.push({ at, text: value });
  else if (Array.isArray(value)) value.forEach((item, index) => collect(item, `${at}[${index}]`, texts));
  else if (isBlock(value)) texts.push({ at, text: blockText(value) });
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!key.startsWith('_') && !NO_SENTENCE.has(key)) collect(inner, `${at}.${key}`, texts);
    }
  }
}

/** Every text of a document that people read, a block of portable text as one. */
function textsOf(document: SeedDocument): Text[] {
  const texts: Text[] = [];
  collect(document, document._id, texts);
  return texts;
}

/** Every text of the seed. */
export function allTexts(seed: Seed): Text[] {
  return seed.documents.flatMap(textsOf);
}

/** Every text of the seed in the site's own words. */
export function ownTexts(seed: Seed): Text[] {
  return allTexts(seed).filter(({ at }) => !NOT_OURS.test(at));
}

/** Every object of a document that has the given `_type`, however deep. */
export function objectsOfType(value: unknown, type: string): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsOfType(item, type));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((item) => objectsOfType(item, type));
  return (value as { _type?: string })._type === type ? [value as Record<string, unknown>, ...inner] : inner;
}
