import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freeLocalPorts, portConflicts, productPorts, requireFreePorts } from './ports.ts';

test('reports two parts on one port, and a port of the event streams, before starting anything', async () => {
  const ports = await freeLocalPorts();
  const names = ['site', 'studio', 'lake', 'auth'] as const;
  expect(portConflicts(ports, names)).toEqual([]);
  const wrong = { ...ports, studio: ports.site, auth: ports.lake + 16 };
  await expect(requireFreePorts(wrong, names)).rejects.toThrow(
    `The site and the Studio both have port ${ports.site}: change LUMEN_STUDIO_PORT.\nPort ${wrong.auth}, which the Auth emulator has, is one of the 16 after LUMEN_LAKE_PORT (${ports.lake})`,
  );
  expect(portConflicts({ ...ports, auth: ports.lake + 17 }, names)).toEqual([]);
});

test('reports a taken port with the process that holds it', async () => {
  const ports = await freeLocalPorts();
  const squatter = createServer().listen(ports.auth, '127.0.0.1');
  await once(squatter, 'listening');
  await expect(requireFreePorts(ports, ['site', 'auth'])).rejects.toThrow(
    new RegExp(
      `^Port ${ports.auth}, which the Auth emulator needs, is taken: end what uses it( \\(process ${process.pid}\\))?, or choose another with LUMEN_AUTH_PORT\\.$`,
    ),
  );
  squatter.close();
});

test('the ports of a run include those of the event streams', async () => {
  const ports = await freeLocalPorts();
  expect(productPorts(ports)).toEqual(
    expect.arrayContaining([ports.site, ports.lake, ports.lake + 1, ports.lake + 16]),
  );
});
