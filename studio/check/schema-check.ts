/**
 * The Studio's own rules, run outside the Studio: over the seed in the checks, and over single
 * documents in the tests.
 */
import { validateDocument, validateDocumentWithWorkspace } from '@sanity/validation';
import { evaluateSync, parse, toJS } from 'groq-js';
import { of } from 'rxjs';
import { createSchema } from 'sanity';
import { schemaTypes } from '../src/schema/index.ts';

/** A document as a dataset holds it. */
export interface CheckedDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** What an editor reads at a field. */
export interface Marker {
  /** Path of the field, like `specifications.throwRatioMax`; `[]` stands for an item of a list. */
  at: string;
  level: 'error' | 'warning' | 'info';
  message: string;
}

type Options = Parameters<typeof validateDocumentWithWorkspace>[0];

const STAMPS = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'checked' };

const schema = createSchema({ name: 'default', types: schemaTypes });

/** As much of a client as the rules use; anything else they would ask for fails the check. */
function clientOf(dataset: readonly CheckedDocument[]) {
  const answer = (query: string, params: Record<string, unknown> = {}): unknown =>
    toJS(evaluateSync(parse(query, { params }), { dataset, params }));
  const client = {
    fetch: async (query: string, params?: Record<string, unknown>) => answer(query, params),
    getDataUrl: (operation: string, path = '') => `/${operation}/${path}`,
    observable: {
      fetch: (query: string, params?: Record<string, unknown>) => of(answer(query, params)),
      request: () => of({ documents: [], omitted: [] }),
    },
    withConfig: () => client,
  };
  return client;
}

/** The workspace whose rules are run: the schema, and a dataset of these documents. */
export function workspaceOf(
  documents: readonly CheckedDocument[],
): Pick<Options, 'workspace' | 'getDocumentExists'> {
  const dataset = documents.map((document) => ({ ...STAMPS, ...document }));
  const ids = new Set(dataset.map(({ _id }) => _id));
  const client = clientOf(dataset);
  return {
    workspace: { schema, getClient: () => client },
    getDocumentExists: async ({ id }: { id: string }) => ids.has(id) || id.startsWith('image-'),
  } as unknown as Pick<Options, 'workspace' | 'getDocumentExists'>;
}

/**
 * Makes a check of documents within a dataset.
 * @param documents all documents of the dataset; pictures count as there
 * @returns the markers of one of them, as the Studio would show them, and unknown fields as errors
 */
export function schemaCheck(
  documents: readonly CheckedDocument[],
): (document: CheckedDocument) => Promise<Marker[]> {
  const inDataset = workspaceOf(documents);
  const client = clientOf(documents.map((document) => ({ ...STAMPS, ...document })));
  return async (document) => {
    const checked = { ...STAMPS, ...document };
    // Outside "studio" the library turns every error at an object into advice; only there, though,
    // does it look for fields that the schema does not know.
    const studio = await validateDocumentWithWorkspace({
      ...inDataset,
      document: checked,
      environment: 'studio',
    });
    const { markers: outside } = await validateDocument({
      document: checked,
      schema,
      client,
      getDocumentExists: inDataset.getDocumentExists,
    } as unknown as Parameters<typeof validateDocument>[0]);
    const unknownFields = outside
      .filter(({ code }) => String(code).includes('unknown'))
      .map((marker) => ({ ...marker, level: 'error' as const }));
    return [...studio, ...unknownFields].map(({ path, level, message }) => ({
      at: path.map((segment) => (typeof segment === 'object' ? '[]' : String(segment))).join('.'),
      level,
      message,
    }));
  };
}
