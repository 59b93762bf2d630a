import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { LoadingState } from '../../shared/controls/loading.tsx';
import { Button } from '../../shared/design/button.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Small } from '../../shared/design/type.tsx';
import { ADMIN_TEXTS } from './texts.ts';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  /* Nothing of what was read may be worth saying. */
  &:empty {
    display: none;
  }

  > button {
    justify-self: start;
  }
`;

interface ReadOnDemandProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'refetch'>;
  /** What is said where it could not be read. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What an admin asked for: on its way, not there yet and to be asked for again, or there. */
export function ReadOnDemand<Data>({ query, failed, children }: ReadOnDemandProps<Data>) {
  const { data, isPending, refetch } = query;
  const place = useRef<HTMLDivElement>(null);
  const readAgain = () => {
    // The button gives way to what comes.
    place.current?.focus();
    void refetch();
  };
  return (
    <Place ref={place} tabIndex={-1}>
      {data === undefined && isPending ? <LoadingState label={ADMIN_TEXTS.loading} /> : null}
      {data === undefined && !isPending ? (
        <>
          <Small role="status">{failed}</Small>
          <Button $kind="quiet" $small onClick={readAgain}>
            {ADMIN_TEXTS.tryAgain}
          </Button>
        </>
      ) : null}
      {data === undefined ? null : children(data)}
    </Place>
  );
}
