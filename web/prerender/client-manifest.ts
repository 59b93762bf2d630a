import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageKind } from '../src/shared/content-api/page-content.ts';

/** Vite's manifest: source file to chunk. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

export async function readManifest(clientDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** Vite's manifest of the frames, whose bundle has Preact where the site's has React. */
export async function readFrameManifest(clientDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(clientDir, FRAME_MANIFEST), 'utf8')) as Manifest;
}

/** Where that manifest lies in the browser's files. */
export const FRAME_MANIFEST = path.join('.vite', 'frame-manifest.json');

/** Source files of the entries of frames, by the kind of page that is framed. */
export const FRAME_ENTRIES = {
  throwCalculatorEmbed: 'src/app/entry-calculator-frame.tsx',
  projectorFinderEmbed: 'src/app/entry-finder-frame.tsx',
} as const satisfies Partial<Record<PageKind, string>>;

export type FrameKind = keyof typeof FRAME_ENTRIES;

/** Whether pages of a kind have the frames' bundle. */
export function isFrameKind(kind: PageKind | null): kind is FrameKind {
  return kind !== null && Object.hasOwn(FRAME_ENTRIES, kind);
}

/** Source files of the modules that pages load by themselves. */
export const CLIENT_ENTRIES = {
  site: 'src/app/entry-client.tsx',
  errors: 'src/startup/errors/report-errors.ts',
} as const;

function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest has no ${key}.`);
  return chunk;
}

/** Addresses of chunks in the order of their evaluation: each after those that it imports. */
function evaluated(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const addresses: string[] = [];
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = chunkOf(manifest, key);
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    addresses.push(`/${chunk.file}`);
  };
  for (const key of keys) visit(key);
  return addresses;
}

/** Addresses of the client's entry module and, before it, of those that it imports. */
export function entryModules(manifest: Manifest): string[] {
  return evaluated(manifest, [CLIENT_ENTRIES.site]);
}

/** Addresses of a frame's entry module and, before it, of those that it imports: all that it needs. */
export function frameModules(manifest: Manifest, kind: FrameKind): string[] {
  return evaluated(manifest, [FRAME_ENTRIES[kind]]);
}

/** Address of the module that reports errors. */
export function errorReporter(manifest: Manifest): string {
  return `/${chunkOf(manifest, CLIENT_ENTRIES.errors).file}`;
}

/** Addresses of the chunks that some source files need, the entry's among them. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): string[] {
  return evaluated(manifest, [CLIENT_ENTRIES.site, ...modules]);
}
