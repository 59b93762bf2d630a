/**
 * Starts a page for frames in the browser, in a bundle without React and router: there Preact stands in
 * for React (decision 22), and draws on in the elements that the build rendered.
 */
import { render } from 'preact';
import type { ReactNode } from 'react';
import type { PageContent, PageKind } from '../shared/content-api/page-content.ts';
import { EnvironmentProvider } from '../shared/environment/environment-context.tsx';
import { readEnvironment } from '../shared/environment/page-environment.ts';
import { readPageData } from '../shared/live-content/page-data.ts';
import { applySiteTexts } from '../shared/site-texts/site-texts.ts';
import { finishDeferredLayout } from '../startup/deferred-layout.ts';
import { keepTranslatedTexts } from './translated-texts.ts';
import { announceHydrated, repeatKeptActions } from '../startup/hydration.ts';

/** @param view makes what the frame shows from what the page was made from; null where that is missing */
export function startFrame<Kind extends PageKind>(
  kind: Kind,
  view: (content: PageContent<Kind> | null) => ReactNode,
): void {
  const root = document.querySelector('#root');
  const carried = readPageData();
  if (!root || carried?.kind !== kind) throw new Error('This is not the frame’s page.');
  applySiteTexts(carried.site?.texts);
  document.addEventListener('hydrated', repeatKeptActions);
  keepTranslatedTexts();
  render(
    <EnvironmentProvider value={readEnvironment()}>
      {/* The page's kind says what it was made from. */}
      {view(carried.page as PageContent<Kind> | null)}
    </EnvironmentProvider>,
    root,
  );
  announceHydrated();
  finishDeferredLayout();
}
