import type { DocumentActionComponent } from 'sanity';

/** Fields that belong to one document alone: its addresses, and what was checked of it. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'slug',
  'aliases',
  'publishedOn',
  'updatedOn',
  'reviewedBy',
]);

/** Where documents have their names. */
const NAMES: readonly string[] = ['title', 'name', 'term', 'question', 'model'];

/** A document as its copy starts: without addresses and dates of review, and named as a copy. */
export function copyOf(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(document).filter(([field]) => !OWN_FIELDS.has(field));
  const named = NAMES.find((field) => typeof document[field] === 'string');
  return Object.fromEntries(
    kept.map(([field, value]) => [field, field === named ? `Copy of ${String(value)}` : value]),
  );
}

/** "Duplicate" that leaves to the document what is its own. @param duplicate the Studio's action */
export function duplicateClean(duplicate: DocumentActionComponent): DocumentActionComponent {
  const Clean: DocumentActionComponent = (props) => {
    const mapped = { ...props, mapDocument: copyOf };
    return duplicate(mapped);
  };
  Clean.action = 'duplicate';
  Clean.displayName = 'DuplicateClean';
  return Clean;
}
