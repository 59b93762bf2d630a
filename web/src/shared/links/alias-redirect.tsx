import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pagePath } from '../live-content/page-data.ts';

/** Goes on from an old address of a page to its present one, with query and hash; else shows the page. */
export function AliasRedirect({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  return pagePath(pathname) === path ? children : <Navigate replace to={{ pathname: path, search, hash }} />;
}
