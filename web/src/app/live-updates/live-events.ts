import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import { liveEventsUrl } from '../../shared/content-api/content-api.ts';

type Listener = (lastLiveEventId: string) => void;

const listeners = new Set<Listener>();
let stream: EventSource | null = null;

function tellAll(lastLiveEventId: string): void {
  for (const listener of listeners) listener(lastLiveEventId);
}

function tell(event: MessageEvent<string>): void {
  tellAll(event.lastEventId);
}

/**
 * Tells of each publish for as long as somebody listens and the page is in sight; a hidden page lets
 * its connection go. The browser reconnects by itself. Also tells as soon as the connection stands,
 * or cannot be had: what was published before that would otherwise be missed.
 */
export function onPublish(content: ContentEnvironment, listener: Listener): () => void {
  listeners.add(listener);
  if (stream?.readyState === EventSource.OPEN) listener('');
  follow(content);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) letGo();
  };
}

function letGo(): void {
  stream?.close();
  stream = null;
}

function follow(content: ContentEnvironment): void {
  if (document.visibilityState === 'hidden') {
    letGo();
    return;
  }
  if (stream || listeners.size === 0) return;
  stream = new EventSource(liveEventsUrl(content));
  stream.addEventListener('welcome', tell);
  stream.addEventListener('error', () => tellAll(''), { once: true });
  stream.addEventListener('message', tell);
  stream.addEventListener('restart', tell);
  stream.addEventListener('goaway', letGo);
}

/** Takes the connection up again when the page comes back into sight. */
export function followVisibility(content: ContentEnvironment): () => void {
  const onChange = () => follow(content);
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
