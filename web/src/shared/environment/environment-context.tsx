import { createContext, use } from 'react';
import type { PageEnvironment } from './page-environment.ts';

const EnvironmentContext = createContext<PageEnvironment | null>(null);

export const EnvironmentProvider = EnvironmentContext.Provider;

/** The page's configuration; never changes while the page is open. */
export function useEnvironment(): PageEnvironment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('There is no EnvironmentProvider.');
  return environment;
}
