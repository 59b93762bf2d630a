import { StrictMode, useEffect, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { EnvironmentProvider } from '../shared/environment/environment-context.tsx';
import type { PageEnvironment } from '../shared/environment/page-environment.ts';

interface AppProps {
  environment: PageEnvironment;
  /** Called once the page is alive. */
  onAlive?: () => void;
  children: ReactNode;
}

/** What stands around the router, at build time and in the browser alike. */
export function App({ environment, onAlive, children }: AppProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <StrictMode>
      <HelmetProvider>
        <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>
      </HelmetProvider>
    </StrictMode>
  );
}
