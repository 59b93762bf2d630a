import { StrictMode, useEffect, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { EnvironmentProvider } from '../shared/environment/environment-context.tsx';
import type { PageEnvironment } from '../shared/environment/page-environment.ts';
import { announceHydrated } from '../startup/hydration.ts';

interface AppProps {
  environment: PageEnvironment;
  children: ReactNode;
}

/** What stands around the router, at build time and in the browser alike. */
export function App({ environment, children }: AppProps) {
  useEffect(announceHydrated, []);
  return (
    <StrictMode>
      <HelmetProvider>
        <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
      </HelmetProvider>
    </StrictMode>
  );
}
