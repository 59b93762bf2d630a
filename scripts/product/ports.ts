import { createServer } from 'node:net';
import type { LocalPorts } from '@lumen-throw/domain/environment';
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

/** Whether nothing listens on a loopback port, on IPv4 and, where there is one, on IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const taken = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'),
      );
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
    });
    if (taken) return false;
  }
  return true;
}

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

/** Ports of a run's own, so that tests never meet a product that is already running. */
export async function freeLocalPorts(): Promise<LocalPorts> {
  const names: (keyof LocalPorts)[] = [
    'site',
    'studio',
    'lake',
    'auth',
    'firestore',
    'storage',
    'functions',
    'dev',
  ];
  const found: number[] = [];
  // Below the kernel's ephemeral range, so that no outgoing connection takes one in between.
  let port = 20_000 + Math.floor(Math.random() * 400) * 25;
  while (found.length < names.length) {
    if (await isPortFree(port)) found.push(port);
    port += 1;
  }
  const at = (index: number): number => found[index] ?? 0;
  return {
    site: at(0),
    studio: at(1),
    lake: at(2),
    auth: at(3),
    firestore: at(4),
    storage: at(5),
    functions: at(6),
    dev: at(7),
  };
}
