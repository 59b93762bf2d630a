import { connect } from 'node:net';
import type { BrokenRequest } from './broken-requests.ts';
import type { LocalServer } from './servers.ts';

/** How long one that never ends is held open. */
const HOLD = 100;

/** How a request ended: with a status, with a closed connection, cut off by us, or never. */
export type Outcome = number | 'refused' | 'closed' | 'cut off' | 'silent';

/** Sends a broken request and waits for the first line of an answer. */
export function send(
  { port, answerTimeout }: LocalServer,
  { bytes, whole }: BrokenRequest,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    let status = '';
    const end = (outcome: Outcome): void => {
      clearTimeout(late);
      resolve(outcome);
      socket.resetAndDestroy();
    };
    const late = setTimeout(() => end(whole ? 'silent' : 'cut off'), whole ? answerTimeout : HOLD);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      status += chunk.toString('latin1');
      const [, code] = /^HTTP\/1\.[01] (\d{3})/.exec(status) ?? [];
      if (code !== undefined && code !== '100') end(Number(code));
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ECONNREFUSED' ? 'refused' : 'closed'),
    );
    socket.on('close', () => end('closed'));
  });
}
