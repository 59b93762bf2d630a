import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a foreign page from its own origin; a real server, so that it may frame pages of this machine. */
export async function foreignPage(html: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
