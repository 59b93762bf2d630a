import { communityError, isRetryable } from '@lumen-throw/community/index';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { lookUpStanding } from '../session/standing.ts';
import { toast, type ToastMessage } from '../toasts/toast-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the log says of each failure. */
      log?: string;
      /** What the visitor is told when something that was asked for cannot be read. */
      toast?: ToastMessage;
    };
  }
}

/** How often a read that a broken server refused is repeated by itself, and after how many milliseconds. */
const RETRIES = 1;
const RETRY_DELAY = 1000;

/** How long what no part of the page shows any more is kept, in milliseconds. */
const KEPT = 60_000;

/** Reads and acts of the community. What was read is cached for as long as a page shows it, and never read anew unasked. */
function communityClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { meta, state }) => {
      if (meta?.log) console.error(meta.log, error);
      // What is on the screen stays when it cannot be read anew, and nobody needs to be told.
      const wanted = state.data === undefined || state.fetchMeta?.fetchMore !== undefined;
      if (meta?.toast && wanted) toast({ ...meta.toast, variant: 'destructive' });
    },
  });
  const mutationCache = new MutationCache({
    onError: (error) => {
      if (communityError(error).code === 'not-allowed') void lookUpStanding();
    },
  });
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        // A read without a connection fails and says so; the default would wait for one in silence.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isRetryable(error),
        retryDelay: RETRY_DELAY,
        // Every document that is read costs money: nothing is read anew on focus, reconnecting or mounting.
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        gcTime: KEPT,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Gives a page of the community its reads. What they found goes with the page. */
export function CommunityData({ children }: { children: ReactNode }) {
  const [client] = useState(communityClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
