import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { Failure } from './failure.ts';
import { LOCAL_STUDIO_POLICY, localStudioPage, localStyles } from './local-studio-page.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/**
 * Serves a built Studio on loopback. The build knows no addresses: the page gets them here, so that
 * one build serves every port.
 * @param variables `LUMEN_*` variables for the Studio's environment
 * @throws Failure when the port is taken
 */
export async function serveStudio(
  dir: string,
  port: number,
  variables: Record<string, string>,
): Promise<{ stop(): Promise<void> }> {
  const page = localStudioPage(readFileSync(join(dir, 'index.html'), 'utf8'), variables);
  const answer = createHandler(dir, page);
  const servers = [createServer(answer), createServer(answer)] as const;
  try {
    await listen(servers[0], port, '127.0.0.1');
  } catch (error) {
    throw new Failure(
      `The Studio cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  // Browsers may resolve localhost to ::1 first; a machine without IPv6 does without.
  await listen(servers[1], port, '::1').catch(() => {});
  return {
    stop: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        if (server.listening) await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

/** Where the built Studio's own files stand. */
const STATIC = '/static/';

/** The path that a request asks for; null for one that can't be read. */
function pathOf(url: string): string | null {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return null;
  }
}

function createHandler(dir: string, page: string): Parameters<typeof createServer>[1] & {} {
  return (request, response) => {
    const path = pathOf(request.url ?? '/');
    if (path === null) {
      response.writeHead(400, { 'content-type': TYPES['.html'] }).end('The address is malformed');
      return;
    }
    const file = join(dir, path);
    const isFile =
      file.startsWith(dir + sep) &&
      existsSync(file) &&
      statSync(file).isFile() &&
      !file.endsWith('index.html');
    if (!isFile) {
      // The Studio is a single page: every other address is one of its own, also with a dot, as that of a field.
      const isMissing = path.startsWith(STATIC);
      response.writeHead(isMissing ? 404 : 200, {
        'content-type': TYPES['.html'],
        'cache-control': 'no-cache',
        'content-security-policy': LOCAL_STUDIO_POLICY,
      });
      response.end(isMissing ? 'Not found' : page);
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith(STATIC) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (extname(file) === '.css') {
      response.end(localStyles(readFileSync(file, 'utf8')));
      return;
    }
    // A file that goes away meanwhile, as in a new build, ends its own answer and nothing else.
    pipeline(createReadStream(file), response, () => {});
  };
}
