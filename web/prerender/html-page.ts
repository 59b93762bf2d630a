import { FEED_PATH, PATHS } from '@lumen-throw/domain/site-paths';
import { FEATURED_SIZES } from '../src/features/gallery/featured/featured-sizes.ts';
import { ENVIRONMENT_ELEMENT_ID, type PageEnvironment } from '../src/shared/environment/page-environment.ts';
import { PAGE_DATA_ELEMENT_ID, type PageData } from '../src/shared/live-content/page-data.ts';
import { serializeJsonLd } from '@lumen-throw/domain/script-json';
import type { RenderedPage } from '../src/app/entry-server.tsx';
import { version } from 'styled-components';
import { contentPolicy, scriptSources } from './content-policy.ts';
import type { InlineScripts } from './inline-scripts.ts';
import { themeColors } from './theme-colors.ts';
import { MANIFEST_PATH, SMALL_ICON, TOUCH_ICON } from './web-manifest.ts';
import { attributeText } from './xml.ts';

/** What all pages of one build share. */
export interface PageFrame {
  environment: PageEnvironment;
  fonts: readonly string[];
  /** Style that all pages share. */
  globalCss: string;
  /** Scripts that stand in the page itself. */
  inline: InlineScripts;
  /** Address of the module that reports errors; null where they are not reported. */
  errorReporter: string | null;
}

interface HtmlPageOptions {
  frame: PageFrame;
  rendered: RenderedPage;
  data: PageData;
  /** Addresses of the chunks that the page will need, the modules of all pages among them. */
  chunks: readonly string[];
  /** Addresses of the modules that hydrate the page, in the order of their evaluation. */
  modules: readonly string[];
  /** The page for unknown addresses. */
  unknown?: boolean;
}

/** Pages that show what their query says. */
const KINDS_WITH_QUERY = new Set<PageData['kind']>([
  'throwCalculator',
  'throwCalculatorEmbed',
  'projectorFinder',
  'projectorFinderEmbed',
]);

function showsQuery({ kind, built }: PageData): boolean {
  return KINDS_WITH_QUERY.has(kind) || built?.path === PATHS.search;
}

/** What runs before anything is painted. */
function firstScript(
  { environment, inline, errorReporter }: PageFrame,
  data: PageData,
  unknown: boolean,
): string {
  return [
    inline.text('trusted-types', scriptSources(environment)),
    ...(errorReporter === null ? [] : [inline.text('watch-errors', errorReporter)]),
    inline.text('first-paint'),
    inline.text('theme-switch'),
    ...(unknown ? [inline.text('pending-page')] : []),
    ...(showsQuery(data) ? [inline.text('query-pending', data.kind === 'projectorFinder')] : []),
    ...(data.built?.path === PATHS.gallery
      ? [inline.text('first-view', { firebase: environment.firebase, sizes: FEATURED_SIZES })]
      : []),
    inline.text('initial-load'),
  ].join(';');
}

function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${serializeJsonLd(value)}</script>`;
}

/** Puts a whole page together. */
export function htmlPage({
  frame,
  rendered,
  data,
  chunks,
  modules,
  unknown = false,
}: HtmlPageOptions): string {
  const { environment, fonts, globalCss, inline } = frame;
  const first = firstScript(frame, data, unknown);
  const start = inline.text('start', { chunks, modules });
  const policy = contentPolicy({ environment, scripts: [first, start], styles: [globalCss, rendered.style] });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${attributeText(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...themeColors(),
    `<link rel="alternate" type="application/rss+xml" href="${FEED_PATH}">`,
    `<link rel="icon" href="${SMALL_ICON.src}" sizes="48x48" type="image/png">`,
    '<link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${TOUCH_ICON.src}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
    `<script>${first}</script>`,
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    rendered.head,
    `<style>${globalCss}</style>`,
    `<style data-styled="true" data-styled-version="${version}">${rendered.style}</style>`,
    '</head><body>',
    `<div id="root">${rendered.body}</div>`,
    jsonScript(ENVIRONMENT_ELEMENT_ID, environment),
    jsonScript(PAGE_DATA_ELEMENT_ID, data),
    `<script>${start}</script>`,
    '</body></html>',
  ].join('');
}
