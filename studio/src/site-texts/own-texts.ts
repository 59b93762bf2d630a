/** What a document of texts holds, and the changes to it. */
import { textItemKey } from '@lumen-throw/domain/site-texts/text-groups';
import { insert, set, setIfMissing, unset, type FormPatch } from 'sanity';
import type { OwnWords } from './find-texts.ts';

/** A text in a document, as far as it's filled in. */
export interface OwnText {
  _key: string;
  key?: string;
  text?: string;
}

function isOwnText(value: unknown): value is OwnText {
  return typeof value === 'object' && value !== null && '_key' in value && typeof value._key === 'string';
}

/** The texts of a list, whatever it holds. */
export function ownTexts(value: unknown): OwnText[] {
  return Array.isArray(value) ? value.filter(isOwnText) : [];
}

/** What editors wrote, by key; also a text without words. */
export function wordsByKey(texts: readonly OwnText[]): OwnWords {
  return new Map(texts.flatMap(({ key, text }) => (key === undefined ? [] : [[key, text ?? '']])));
}

/** Puts an editor's words in the place of a text. */
export function writeText(texts: readonly OwnText[], key: string, words: string): FormPatch[] {
  const there = texts.find((text) => text.key === key);
  if (there) return [set(words, [{ _key: there._key }, 'text'])];
  const item = { _type: 'siteText', _key: textItemKey(key), key, text: words };
  return [setIfMissing([]), insert([item], 'after', [-1])];
}

/** Takes an editor's words away, so that the default is back. */
export function takeText(texts: readonly OwnText[], key: string): FormPatch[] {
  return texts.filter((text) => text.key === key).map(({ _key }) => unset([{ _key }]));
}
