import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Alias, type InlineConfig } from 'vite';
import { CLIENT_ENTRIES, FRAME_ENTRIES, FRAME_MANIFEST } from './client-manifest.ts';
import { inputHash } from './input-hash.ts';
import { withNodeEnv } from './node-env.ts';
import { styledClasses } from './styled-classes.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ROOT = path.join(WEB, '..');

/** The site's JavaScript, the same for every environment. */
export interface SiteBundle {
  /** Hash of everything that it was made from. */
  hash: string;
  /** Files for browsers; hosting serves them as they are. */
  clientDir: string;
  /** The module that renders pages. */
  serverEntry: string;
}

interface BundleOptions {
  /** Where bundles are kept, by hash. */
  cacheDir?: string;
  /** `development` keeps React's checks, for tests of hydration. */
  mode?: 'production' | 'development';
}

/** Chunks that several pages share, by folder. Of two that a module fits, the first takes it. */
const SHARED_CHUNKS = [
  // Loaded late, and never by the pages that their folders belong to.
  { name: 'queries', test: /web\/src\/.*-query\.ts$/ },
  // Each is evaluated in a task of its own; in one, the two keep a phone busy for too long.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'frame',
    test: /node_modules\/(?:react-router|react-router-dom|styled-components|stylis)\//,
  },
  {
    name: 'pages',
    test: /web\/src\/(?:layout\/(?!search\/(?!search-field|search-entry|use-search|focus-search|texts))|shared\/(?:content|design|format|links|live-content|seo)\/)|web\/src\/shared\/(?:projectors\/projector-name|room\/room-slot|on-demand\/(?:lazy-part|texts)|controls\/focus-before)\.tsx?|packages\/domain\/src\/(?:is-object|english-numbers)\.ts$/,
  },
  // What pages about projectors, pages with products and pages of text have in common, in this order: a
  // group takes along what its modules import.
  {
    // What a sentence that quotes a figure needs.
    name: 'figures',
    test: /web\/src\/shared\/(?:projectors\/(?:best-figures|finder-places|fact-texts|figure-text|projector-lens|reach-texts)|tables\/)|packages\/domain\/src\/(?:projector|evidence|figures)|packages\/throw\/src\/(?:lens|image-size|printed-rows|throw-distance)\.ts$/,
    minShareCount: 2,
  },
  {
    name: 'projectors',
    test: /web\/src\/shared\/(?:projectors\/(?!model-link-texts|finder-places|projector-name)|room-light\/)|packages\/throw\/src\/(?:frame|room-light|brightness)\.ts$/,
    minShareCount: 2,
  },
  {
    // Cards of guides and links to the shop: pages of projectors and the overview of guides have no products.
    name: 'guides',
    test: /web\/src\/shared\/(?:shop\/(?:affiliate|disclosure|notice-line|shop-texts)|guide-card)/,
    minShareCount: 2,
  },
  {
    name: 'shop',
    test: /web\/src\/shared\/(?:shop|rich-text\/headings)|packages\/domain\/src\/samples/,
    minShareCount: 2,
  },
  {
    name: 'text',
    test: /web\/src\/shared\/rich-text\/(?!text-columns|table-of-contents|mark-chapter)/,
    minShareCount: 2,
  },
];

const INPUTS = [
  'web/src/**/*.{ts,tsx,css}',
  'web/public/**/*',
  'web/vite.config.ts',
  'web/package.json',
  'web/prerender/bundle-site.ts',
  'web/prerender/client-manifest.ts',
  'web/prerender/helmet-for-react19.ts',
  'web/prerender/styled-classes.ts',
];

/** In the frames for other sites' pages Preact stands in for React (decision 22). The longer names come first. */
const PREACT = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom(?:\/client)?$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/** The bundle of the frames for other sites' pages, put beside the site's files. */
function frameConfig(dir: string, mode: string): InlineConfig {
  return {
    configFile: false,
    root: WEB,
    appType: 'custom',
    publicDir: false,
    plugins: [react()],
    oxc: styledClasses(mode),
    mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: { alias: PREACT },
    build: {
      outDir: path.join(dir, 'client'),
      emptyOutDir: false,
      manifest: FRAME_MANIFEST,
      modulePreload: false,
      minify: mode === 'production',
      rolldownOptions: { input: Object.values(FRAME_ENTRIES).map((file) => path.join(WEB, file)) },
      reportCompressedSize: false,
    },
  };
}

/**
 * React Router's build for production, without the warnings for developers; its package leads everybody to
 * the other one. Should the files move, the bundle fails.
 */
function routerOfProduction(): Alias[] {
  return ['react-router', 'react-router/dom'].map((name) => ({
    find: new RegExp(`^${name}$`),
    replacement: fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/'),
  }));
}

async function isThere(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}

function bundleConfig(dir: string, mode: string, side: 'client' | 'server'): InlineConfig {
  const server = side === 'server';
  return {
    configFile: path.join(WEB, 'vite.config.ts'),
    mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    ...(mode === 'production' ? { resolve: { alias: routerOfProduction() } } : {}),
    build: {
      outDir: path.join(dir, side),
      emptyOutDir: true,
      copyPublicDir: !server,
      manifest: !server,
      // Pages name their chunks themselves.
      modulePreload: false,
      ssr: server,
      // The fonts, which only the pages' own styles name.
      ssrEmitAssets: server,
      minify: mode === 'production' && !server,
      rolldownOptions: {
        input: server
          ? path.join(WEB, 'src/app/entry-server.tsx')
          : Object.values(CLIENT_ENTRIES).map((file) => path.join(WEB, file)),
        // What several pages share is small: a few files compress better than many.
        ...(server ? {} : { output: { codeSplitting: { groups: SHARED_CHUNKS } } }),
      },
      reportCompressedSize: false,
      // The Studio's overlays are one large chunk that readers never load.
      chunkSizeWarningLimit: 1000,
    },
    ssr: { noExternal: true },
  };
}

/**
 * Bundles the site for browsers and for rendering at build time, or takes the bundle that was made
 * from the same inputs before.
 */
export async function bundleSite(options: BundleOptions = {}): Promise<SiteBundle> {
  const { cacheDir = path.join(ROOT, '.local', 'bundles'), mode = 'production' } = options;
  const hash = await inputHash(INPUTS, mode);
  const dir = path.join(cacheDir, hash);
  const bundle: SiteBundle = {
    hash,
    clientDir: path.join(dir, 'client'),
    serverEntry: path.join(dir, 'server', 'entry-server.js'),
  };
  if (await isThere(bundle.serverEntry)) return bundle;

  // Made beside its place and moved there whole, so that a bundle that exists is complete.
  const unfinished = `${dir}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  await withNodeEnv(mode, async () => {
    await build(bundleConfig(unfinished, mode, 'client'));
    await build(frameConfig(unfinished, mode));
    await build(bundleConfig(unfinished, mode, 'server'));
  });
  await rename(unfinished, dir).catch(async (error: unknown) => {
    // Somebody else was quicker with the same bundle.
    if (!(await isThere(bundle.serverEntry))) throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  return bundle;
}

/** Copies the browser's files to where a site is put together. */
export async function copyClient(bundle: SiteBundle, outDir: string): Promise<void> {
  const serverAssets = path.join(path.dirname(bundle.serverEntry), 'assets');
  await cp(serverAssets, path.join(outDir, 'assets'), {
    recursive: true,
    filter: (source) => path.extname(source) !== '.js',
  });
  await cp(bundle.clientDir, outDir, {
    recursive: true,
    filter: (source) => path.basename(source) !== '.vite',
  });
}
