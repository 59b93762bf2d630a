import type { ReactNode } from 'react';
import { NotFoundView } from './not-found-view.tsx';
import type { PageContent, PageKind } from '../shared/content-api/page-content.ts';
import { useFreshPage } from '../shared/live-content/use-fresh-page.ts';

interface ContentPageProps<Kind extends PageKind> {
  kind: Kind;
  children: (content: PageContent<Kind>) => ReactNode;
}

/** A page made from content: hands it on, keeps it up to date, and says so when it is gone. */
export function ContentPage<Kind extends PageKind>({ kind, children }: ContentPageProps<Kind>) {
  const content = useFreshPage(kind);
  return content === 'gone' ? <NotFoundView /> : children(content);
}
