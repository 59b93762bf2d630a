import type { LocalPorts } from '@lumen-throw/domain/environment-defaults';
import { isPortFree } from '../emulators/src/free-ports.ts';
import { processOnPort } from '../emulators/src/process-tree.ts';
import { Failure } from './failure.ts';

const PURPOSES: Record<keyof LocalPorts, string> = {
  site: 'the site',
  studio: 'the Studio',
  lake: 'the content lake',
  auth: 'the Auth emulator',
  firestore: 'the Firestore emulator',
  storage: 'the Storage emulator',
  functions: 'the Functions emulator',
  dev: "Vite's dev server",
};

/** Ports that the lake takes besides its own, right after it, for its event streams. */
const LAKE_STREAMS = 16;

/** Ports of the lake's event streams. One that somebody else has is replaced by the lake itself. */
function streamPorts({ lake }: LocalPorts): number[] {
  return Array.from({ length: LAKE_STREAMS }, (_, index) => lake + 1 + index);
}

/** Every port that a run may listen on. */
export function productPorts(ports: LocalPorts): number[] {
  return [...Object.values(ports), ...streamPorts(ports)];
}

const variable = (name: keyof LocalPorts): string => `LUMEN_${name.toUpperCase()}_PORT`;

/** Sentences on ports that two parts of the product would want. */
export function portConflicts(ports: LocalPorts, names: readonly (keyof LocalPorts)[]): string[] {
  const streams = new Set(streamPorts(ports));
  return names.flatMap((name, index) => {
    const port = ports[name];
    const other = names.slice(0, index).find((earlier) => ports[earlier] === port);
    if (other)
      return [`${PURPOSES[other]} and ${PURPOSES[name]} both have port ${port}: change ${variable(name)}.`];
    if (streams.has(port))
      return [
        `Port ${port}, which ${PURPOSES[name]} has, is one of the ${LAKE_STREAMS} after ${variable('lake')} (${ports.lake}) that the content lake needs for its event streams: change ${variable(name)}.`,
      ];
    return [];
  });
}

/**
 * Checks all ports together: that no two parts want the same, and that they are free.
 * @throws Failure naming each port, what wants it and the variable that moves it
 */
export async function requireFreePorts(
  ports: LocalPorts,
  names: readonly (keyof LocalPorts)[],
): Promise<void> {
  const conflicts = portConflicts(ports, names);
  if (conflicts.length > 0) throw new Failure(conflicts.map(asSentence).join('\n'));
  const free = await Promise.all(names.map((name) => isPortFree(ports[name])));
  const taken = names.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const lines = taken.map(
    (name) =>
      `Port ${ports[name]}, which ${PURPOSES[name]} needs, is taken: end what uses it${holder(ports[name])}, or choose another with ${variable(name)}.`,
  );
  throw new Failure(lines.join('\n'));
}

function asSentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Who listens on a port, in parentheses, where this system says so to this user. */
function holder(port: number): string {
  const found = processOnPort(port);
  return found ? ` (process ${found.pid})` : '';
}

/** Ports of a run's own, so that tests never meet a product that is already running. */
export async function freeLocalPorts(): Promise<LocalPorts> {
  const names = ['site', 'studio', 'auth', 'firestore', 'storage', 'functions', 'dev', 'lake'] as const;
  const needed = names.length + LAKE_STREAMS;
  // Below the kernel's ephemeral range, so that no outgoing connection takes one in between.
  for (let attempt = 0; attempt < 100; attempt++) {
    const base = 20_000 + Math.floor(Math.random() * 400) * 30;
    const wanted = Array.from({ length: needed }, (_, index) => base + index);
    const free = await Promise.all(wanted.map(isPortFree));
    if (!free.every(Boolean)) continue;
    const at = (name: (typeof names)[number]): number => base + names.indexOf(name);
    return {
      site: at('site'),
      studio: at('studio'),
      lake: at('lake'),
      auth: at('auth'),
      firestore: at('firestore'),
      storage: at('storage'),
      functions: at('functions'),
      dev: at('dev'),
    };
  }
  throw new Failure(`There are no ${needed} consecutive free ports between 20000 and 32000.`);
}
