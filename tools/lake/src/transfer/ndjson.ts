/** Reading NDJSON files of documents. */

import { readFile } from 'node:fs/promises';
import { isDocumentId, isJsonObject, type JsonObject } from '../documents/document.ts';
import { LakeStartError } from '../http/api-error.ts';

/** A document of a file, before it is stored. */
export type ImportedDocument = JsonObject & { _type: string };

/** Where in a file something is wrong, for one-sentence errors. */
export function lineError(file: string, line: number, reason: string): LakeStartError {
  return new LakeStartError(`${file}, line ${line}: ${reason}; nothing was imported.`);
}

/** Documents of a text, each with its line number (from 1). @throws LakeStartError naming file and line */
export function parseDocuments(text: string, file: string): { line: number; document: ImportedDocument }[] {
  const documents: { line: number; document: ImportedDocument }[] = [];
  const lineOfId = new Map<string, number>();
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    if (content.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(content);
    } catch (error) {
      throw lineError(file, line, `not JSON (${error instanceof Error ? error.message : ''})`);
    }
    if (!isJsonObject(value)) throw lineError(file, line, 'not a JSON object');
    const { _type, _id } = value;
    if (typeof _type !== 'string' || _type === '') throw lineError(file, line, 'the document has no _type');
    if (_id !== undefined) {
      if (typeof _id !== 'string' || !isDocumentId(_id))
        throw lineError(file, line, `${JSON.stringify(_id)} is not a document id`);
      const earlier = lineOfId.get(_id);
      if (earlier !== undefined)
        throw lineError(file, line, `the id '${_id}' is that of line ${earlier} already`);
      lineOfId.set(_id, line);
    }
    documents.push({ line, document: { ...value, _type } });
  }
  return documents;
}

/** Reads a file's text. @throws LakeStartError when it cannot be read */
export async function readDocumentFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new LakeStartError(
      `The file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
