/** What a check of content sees and says; Studio, its site check and `content:check` read the same. */

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

/** All documents at once, as far as checks of one of them look at the others. */
export interface SiteIndex {
  /** By published id; where only a draft is there, the draft. */
  byId: ReadonlyMap<string, CheckedDocument>;
  /** The id of the document at each path of the site, present paths and former ones. */
  addresses: ReadonlyMap<string, string>;
  /** Ids that other documents refer to, and paths that they link to. */
  leadTo: ReadonlySet<string>;
  /** By the path at which a redirect starts: the document, and the path of this site to which it leads. */
  redirects: ReadonlyMap<string, { id: string; to: string | null }>;
  /** How many documents there are of each type. */
  counts: ReadonlyMap<string, number>;
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
