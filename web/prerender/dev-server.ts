import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { KIT_CATALOG_PATH } from '@lumen-throw/domain/community-paths';
import { SEARCH_INDEX_PATH } from '@lumen-throw/domain/site-paths';
import { createServer, type ViteDevServer } from 'vite';
import { ENVIRONMENT_ELEMENT_ID, pageEnvironment } from '../src/shared/environment/page-environment.ts';
import { serializeJsonLd } from '@lumen-throw/domain/script-json';
import { inlineScripts } from './inline-scripts.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

interface DevServerOptions {
  environment: SiteEnvironment;
  port: number;
}

export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** The page of every address: nothing prerendered, all of it from the content API. */
async function developmentPage(vite: ViteDevServer, environment: SiteEnvironment): Promise<string> {
  const { GLOBAL_CSS } = (await vite.ssrLoadModule(
    '/src/shared/design/global-style.ts',
  )) as typeof import('../src/shared/design/global-style.ts');
  const data = serializeJsonLd(pageEnvironment(environment));
  const inline = await inlineScripts();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${inline.text('first-paint')};${inline.text('theme-switch')}</script>
<style>${GLOBAL_CSS}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${ENVIRONMENT_ELEMENT_ID}">${data}</script>
<script type="module" src="/src/app/entry-client.tsx"></script>
</body>
</html>`;
}

/** Serves the site with hot reload. Everything but the page itself is Vite's. */
export async function startDevServer({ environment, port }: DevServerOptions): Promise<DevServer> {
  const http = createHttpServer();
  const vite = await createServer({
    configFile: path.join(WEB, 'vite.config.ts'),
    mode: 'development',
    server: {
      middlewareMode: true,
      proxy: {
        '/api': environment.siteUrl,
        [SEARCH_INDEX_PATH]: environment.siteUrl,
        [KIT_CATALOG_PATH]: environment.siteUrl,
      },
      hmr: { server: http },
      fs: { allow: [path.join(WEB, '..')] },
    },
  });
  // The address under which a visitor of the dev server sees the site, for canonical links.
  const url = `http://localhost:${port}`;
  vite.middlewares.use((request, response, next) => {
    const answer = async () => {
      try {
        const page = await developmentPage(vite, { ...environment, siteUrl: url });
        const html = await vite.transformIndexHtml(request.url ?? '/', page);
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      } catch (error) {
        next(error);
      }
    };
    void answer();
  });
  http.on('request', vite.middlewares);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, 'localhost', () => {
      http.off('error', reject);
      resolve();
    });
  });
  return {
    url,
    stop: async () => {
      await vite.close();
      await new Promise((resolve) => {
        http.close(resolve);
        http.closeAllConnections();
      });
    },
  };
}
