import { Card, Text } from '@sanity/ui';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const hasNetwork = (): boolean => navigator.onLine;

/** Whether the browser has a network. */
export function useHasNetwork(): boolean {
  return useSyncExternalStore(subscribe, hasNetwork);
}

interface ConnectionLineProps {
  isOnline: boolean;
  /** What an editor should know while it is gone. */
  text: string;
}

/** Says that the connection is gone while it is. */
export function ConnectionLine({ isOnline, text }: ConnectionLineProps) {
  return (
    <div role="status">
      {isOnline ? null : (
        <Card padding={3} radius={2} marginBottom={4} tone="caution">
          <Text size={1}>{text}</Text>
        </Card>
      )}
    </div>
  );
}
