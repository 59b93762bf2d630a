import { createServer } from 'node:net';

/** Whether nothing listens on a port of this machine, on IPv4 and IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer();
      // A machine without IPv6 cannot have the port taken there.
      server.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
      );
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/**
 * Finds free ports for a run of its own.
 * @param count how many
 * @param from first port to try; a random start keeps two runs at once apart
 * @param avoid ports that somebody is going to use
 * @throws Error when the range up to 65535 is used up
 */
export async function freePorts(
  count: number,
  from: number,
  avoid: ReadonlySet<number> = new Set(),
): Promise<number[]> {
  const found: number[] = [];
  for (let port = from; found.length < count; port++) {
    if (port > 65_535) throw new Error(`There are no ${count} free ports from ${from}.`);
    if (!avoid.has(port) && (await isPortFree(port))) found.push(port);
  }
  return found;
}
