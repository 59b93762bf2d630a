import { latestDay } from '@lumen-throw/domain/checks/days';
import { checkDocument, type CheckName } from '@lumen-throw/domain/checks/document-checks';
import { pathText } from '@lumen-throw/domain/checks/problem';
import { siteIndexOf } from '@lumen-throw/domain/checks/site-index';
import type { Check } from './seed.ts';

/** What a new site may leave to its editors: they are told in the Studio. */
const LEFT_TO_EDITORS: ReadonlySet<CheckName> = new Set<CheckName>([
  'samples',
  'reviews',
  'staleStatuses',
  'doubts',
  'weakSources',
]);

/**
 * The checks that editors have in the Studio, over the whole seed. Advice to an editor is an error here:
 * a new product begins without any.
 */
export const documents: Check = (seed) => {
  const context = { today: latestDay(Date.now()), site: siteIndexOf(seed.documents) };
  return seed.documents.flatMap((document) =>
    checkDocument(document, context)
      .filter(({ check }) => !LEFT_TO_EDITORS.has(check))
      .map(({ path, sentence }) => `${document._id} ${pathText(path)}: ${sentence}`),
  );
};
