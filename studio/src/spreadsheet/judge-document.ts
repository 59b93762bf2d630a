/** The Studio's own rules, asked about a document that is not there yet. */
import { validateDocument } from 'sanity';
import type { JudgeDocument } from './plan-import.ts';

type Options = Parameters<typeof validateDocument>[0];

/** Stamps that a stored document has, and the rules ask for. */
const NOT_STORED = { _createdAt: '', _updatedAt: '', _rev: '' };

/** Makes the judge of a workspace. @param environment its schema, its client, and what is there */
export function studioJudge(
  environment: Pick<Options, 'workspace' | 'getClient' | 'getDocumentExists'>,
): JudgeDocument {
  return async (document) =>
    validateDocument({ ...environment, document: { ...NOT_STORED, ...document }, environment: 'studio' });
}
