/** Renders pages at build time. */
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app.tsx';
import type { PageEnvironment } from '../shared/environment/page-environment.ts';
import type { PageData } from '../shared/live-content/page-data.ts';
import { applySiteTexts } from '../shared/site-texts/site-texts.ts';
import { splitHead, styleText } from './split-head.ts';
import { STATIC_PATHS } from '@lumen-throw/domain/shell-paths';
import { createRoutes, type RouteHandle } from './routes.tsx';

export { PRELOADED_FONTS } from '../shared/design/fonts.ts';
export { GLOBAL_CSS } from '../shared/design/global-style.ts';
export { STATIC_PATHS };

export interface RenderedPage {
  status: number;
  /** Tags for the head, without the style. */
  head: string;
  /** Text of the page's style element. */
  style: string;
  body: string;
  /** Source files of the routes, for preloading their chunks. */
  modules: string[];
}

/** Renders the page at a path from its data. */
export async function renderPage(
  path: string,
  { site, page }: PageData,
  environment: PageEnvironment,
): Promise<RenderedPage> {
  applySiteTexts(site?.texts);
  const routes = createRoutes({
    site: () => Promise.resolve(site),
    page: () => Promise.resolve(page),
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, environment.siteUrl)));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <App environment={environment}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>,
      ),
      {
        // Larger content would be streamed out of line, behind a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => {
          throw error;
        },
      },
    );
    let html = '';
    for await (const chunk of prelude) html += String(chunk);
    return {
      status: context.statusCode,
      ...splitHead(html),
      style: styleText(sheet.getStyleTags()),
      modules: (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
        const handle = route.handle as RouteHandle | undefined;
        return handle?.modules ?? [];
      }),
    };
  } finally {
    sheet.seal();
  }
}
