import { latestDay } from '@lumen-throw/domain/checks/days';
import { checkDocument } from '@lumen-throw/domain/checks/document-checks';
import type { CheckedDocument, PathSegment, Problem } from '@lumen-throw/domain/checks/problem';
import type {
  DocumentDefinition,
  DocumentRule,
  SanityDocument,
  SchemaTypeDefinition,
  ValidationContext,
} from 'sanity';

/** What a rule of a document answers: a sentence, and the field at which the editor reads it. */
interface FieldMessage {
  message: string;
  path: PathSegment[];
}

/** The checks of the site that one document alone can answer, of one severity. */
function messages(
  document: SanityDocument | undefined,
  severity: Problem['severity'],
): true | FieldMessage[] {
  if (!document) return true;
  const checked: CheckedDocument = { ...document };
  const found = checkDocument(checked, { today: latestDay(Date.now()) })
    .filter((problem) => problem.severity === severity)
    .map(({ sentence, path }) => ({ message: sentence, path: [...path] }));
  return found.length === 0 ? true : found;
}

function isDocumentType(type: SchemaTypeDefinition): type is DocumentDefinition {
  return type.type === 'document';
}

/** Every type as it is, and types of documents with the checks of the site beside their own rule. */
export function withDocumentChecks(type: SchemaTypeDefinition): SchemaTypeDefinition {
  if (!isDocumentType(type)) return type;
  const own = type.validation;
  return {
    ...type,
    validation: (rule: DocumentRule, context?: ValidationContext) => [
      ...(typeof own === 'function' ? [own(rule, context)].flat() : []),
      rule.custom((_value, { document }) => messages(document, 'error')),
      rule.custom((_value, { document }) => messages(document, 'warning')).warning(),
    ],
  };
}
