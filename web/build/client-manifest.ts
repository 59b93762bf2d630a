import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Vite's manifest: source file to chunk. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

export async function readManifest(clientDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** Source files of the modules that pages load by themselves. */
export const CLIENT_ENTRIES = {
  site: 'src/entry-client.tsx',
  faults: 'src/faults/watch-faults.ts',
} as const;

function fileOf(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file;
  if (!file) throw new Error(`The manifest has no ${key}.`);
  return `/${file}`;
}

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
}

/** Addresses of the modules that the client's entry imports, in the order of their evaluation, and its own. */
export function entryModules(manifest: Manifest): string[] {
  const [entry = '', ...imported] = withImports(manifest, CLIENT_ENTRIES.site);
  return [...imported, entry];
}

/** Address of the module that reports faults. */
export function faultWatcher(manifest: Manifest): string {
  return fileOf(manifest, CLIENT_ENTRIES.faults);
}

/** Addresses of the chunks that some source files need, the entry's among them. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): string[] {
  const chunks = withImports(manifest, CLIENT_ENTRIES.site);
  for (const module of modules) withImports(manifest, module, chunks);
  return [...chunks];
}
