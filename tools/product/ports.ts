import type { LocalPorts } from '@lumen-throw/domain/environment-defaults';
import { isPortFree } from '../emulators/src/free-ports.ts';
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

/**
 * Checks that the ports are free.
 * @throws Failure naming each taken port, what wants it and the variable that moves it
 */
export async function requireFreePorts(
  ports: LocalPorts,
  names: readonly (keyof LocalPorts)[],
): Promise<void> {
  const lines: string[] = [];
  for (const name of names) {
    if (await isPortFree(ports[name])) continue;
    lines.push(
      `Port ${ports[name]}, which ${PURPOSES[name]} needs, is taken: end what uses it, or choose another with LUMEN_${name.toUpperCase()}_PORT.`,
    );
  }
  if (lines.length > 0) throw new Failure(lines.join('\n'));
}

/** Ports that the lake takes besides its own, right after it, for its event streams. */
const LAKE_SHARDS = 16;

/** Ports of a run's own, so that tests never meet a product that is already running. */
export async function freeLocalPorts(): Promise<LocalPorts> {
  const names = ['site', 'studio', 'auth', 'firestore', 'storage', 'functions', 'dev', 'lake'] as const;
  const needed = names.length + LAKE_SHARDS;
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
  throw new Failure(`There are no ${needed} free ports in a row between 20000 and 32000 on this machine.`);
}
