import { CONTENT_CHECKS } from '../checks/content-checks.ts';
import { seedOf } from '../checks/seed.ts';
import type { SeedDocument } from '../source/document.ts';
import { seedDocuments } from '../source/index.ts';

const seedProblems = new Map<string, readonly string[]>();

/** Problems that documents have and the seed doesn't, so that an error in the seed fails only its own test. */
function newProblems(name: string, documents: readonly SeedDocument[]): string[] {
  const check = CONTENT_CHECKS[name];
  if (!check) throw new Error(`there is no check ${name}`);
  const known = seedProblems.get(name) ?? check(seedOf(seedDocuments));
  seedProblems.set(name, known);
  return check(seedOf(documents)).filter((problem) => !known.includes(problem));
}

/**
 * The problems that a change to a copy of the seed causes.
 * @param name of the check in `CONTENT_CHECKS`
 * @param change edits one document in place
 */
export function findings(name: string, id: string, change: (document: SeedDocument) => void): string[] {
  const documents = structuredClone(seedDocuments);
  const document = documents.find(({ _id }) => _id === id);
  if (!document) throw new Error(`the seed has no document ${id}`);
  change(document);
  return newProblems(name, documents);
}

/** The problems of the seed without one of its documents. */
export function findingsWithout(name: string, id: string): string[] {
  return newProblems(
    name,
    seedDocuments.filter(({ _id }) => _id !== id),
  );
}

interface Block {
  _type: string;
  children?: { text: string }[];
  rows?: { cells: string[] }[];
  caption?: string;
}

/** The first text of a guide. */
export function firstParagraph(document: SeedDocument): { text: string } {
  return blockWith(document, '');
}

/** The first block of a guide whose text contains the words. */
export function blockWith(document: SeedDocument, words: string): { text: string } {
  const span = (document['body'] as Block[])
    .flatMap(({ children }) => children ?? [])
    .find(({ text }) => text.includes(words));
  if (!span) throw new Error(`${document._id} has no text with "${words}"`);
  return span;
}

/** The first table of a guide whose caption contains the words. */
export function tableWith(document: SeedDocument, words: string): { cells: string[] }[] {
  const table = (document['body'] as Block[]).find(({ caption }) => caption?.includes(words));
  if (!table?.rows) throw new Error(`${document._id} has no table with "${words}"`);
  return table.rows;
}
