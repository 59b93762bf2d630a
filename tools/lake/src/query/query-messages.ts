/** What the lake's main thread and its query thread say to each other. */

import type { JsonObject, LakeDocument } from '../documents/document.ts';
import type { Perspective } from './perspective.ts';

/** A query, for a caller. */
export interface QueryRequest {
  query: string;
  params: JsonObject;
  perspective: Perspective;
  /** Whether the caller sees only what anonymous readers may see. */
  publicOnly: boolean;
  /** What `identity()` yields. */
  identity: string;
  /** What the answer holds: `ids` are those of the selected documents, for mutations by query. */
  answer: 'result' | 'resultAndSourceMap' | 'ids';
}

/** A document as a transaction left it; `null` when it is gone. */
export interface DocumentState {
  id: string;
  next: LakeDocument | null;
}

/**
 * To the query thread. It takes messages one after the other, so a query sees all states sent before it. `json` is a
 * list of `DocumentState`: parsed JSON takes a quarter less memory than a structured clone of the same documents.
 */
export type QueryThreadMessage = { kind: 'states'; json: string } | { kind: 'query'; request: QueryRequest };

/** An answer: members of a JSON object without its braces, in UTF-8. */
export interface QueryAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the result depends on the time or the caller, so that it must not be kept. */
  volatile: boolean;
}

/** From the query thread, one for each query. */
export type QueryThreadReply =
  | ({ kind: 'answer' } & QueryAnswer)
  | { kind: 'refusal'; status: number; message: string; body: Readonly<Record<string, unknown>> }
  | { kind: 'failure'; message: string };
