import { documentHref } from '@lumen-throw/domain/content-paths';
import type { DocumentActionComponent } from 'sanity';
import { isSingleton, SINGLETON_ACTIONS } from '../structure/singletons.ts';
import { CopyAddress } from './copy-address.ts';
import { discardPublished } from './discard-published.ts';
import { duplicateClean } from './duplicate-clean.ts';
import { publishSample } from './publish-sample.ts';
import { MarkReviewed } from './mark-reviewed.tsx';
import { OpenOnSite } from './open-on-site.ts';

/** What an editor can do with a document of a type. @param actions the Studio's own */
export function documentActions(
  actions: readonly DocumentActionComponent[],
  schemaType: string,
): DocumentActionComponent[] {
  const isSingle = isSingleton(schemaType);
  const allowed = isSingle
    ? actions.filter(({ action }) => action !== undefined && SINGLETON_ACTIONS.has(action))
    : actions;
  const told = allowed.map((action) => {
    if (action.action === 'publish') return publishSample(action);
    // A singleton has no "Delete".
    if (action.action === 'discardChanges' && !isSingle) return discardPublished(action);
    return action.action === 'duplicate' ? duplicateClean(action) : action;
  });
  const reviewed = schemaType === 'article' ? [...told, MarkReviewed] : told;
  const hasPage = documentHref(schemaType, 'any') !== null;
  return hasPage ? [...reviewed, OpenOnSite, CopyAddress] : reviewed;
}
