import { SEARCH_TITLE_WITH_BRAND } from '@lumen-throw/domain/page-title';
import type { PageHead } from '@lumen-throw/domain/page-head';
import { CHECKLIST_TEXTS } from './texts.ts';

interface Shown {
  isHidden: boolean;
  /** Whether the form has a field for a picture. */
  takesPicture: boolean;
}

/** What an editor should look at before publishing a page, in sentences. */
export function missingPoints(head: PageHead, { isHidden, takesPicture }: Shown): string[] {
  const { points } = CHECKLIST_TEXTS;
  const lacksPicture = takesPicture && !head.hasOwnPicture;
  return [
    head.path === null ? points.address : null,
    !isHidden && head.title.length > SEARCH_TITLE_WITH_BRAND ? points.title : null,
    head.hasOwnDescription ? null : points.description,
    lacksPicture ? (head.picture ? points.picture : points.anyPicture) : null,
  ].filter((point) => point !== null);
}
