/** What a check of content sees and says; Studio, its site check and `content:check` read the same. */
import type { SiteIndex } from './site-index.ts';

/** A document as a dataset holds it, draft or published. */
export interface CheckedDocument {
  _id: string;
  _type: string;
  readonly [field: string]: unknown;
}

/** A step into a document: a field, or an item of a list by its key, or by its place where it has none. */
export type PathSegment = string | number | { _key: string };

export type FieldPath = readonly PathSegment[];

/** Something that an editor should change, said at the field where it's changed. */
export interface Problem {
  path: FieldPath;
  /** What is wrong and what to do, for people who don't know the code. */
  sentence: string;
  /** An error keeps a document from being published; a warning is advice. */
  severity: 'error' | 'warning';
}

/** What a check knows beside the document. */
export interface CheckContext {
  /** The latest day that a clock anywhere on Earth shows, as `YYYY-MM-DD`. */
  today: string;
  /** All documents; absent where a single one is checked, and checks that need more say nothing. */
  site?: SiteIndex | undefined;
}

/** A check of one document. It asks nobody and changes nothing. */
export type DocumentCheck = (document: CheckedDocument, context: CheckContext) => Problem[];

/** An error at a field. */
export function error(path: FieldPath, sentence: string): Problem {
  return { path, sentence, severity: 'error' };
}

/** Advice at a field. */
export function warning(path: FieldPath, sentence: string): Problem {
  return { path, sentence, severity: 'warning' };
}

/** A path as people write it: `sections[quotes].heading`. */
export function pathText(path: FieldPath): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'string') return text === '' ? segment : `${text}.${segment}`;
    return `${text}[${typeof segment === 'number' ? segment : segment._key}]`;
  }, '');
}
