import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Vite's manifest: source file to chunk. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

export async function readManifest(clientDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

function entryKey(manifest: Manifest): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (!key) throw new Error('The manifest has no entry.');
  return key;
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
  const [entry = '', ...imported] = withImports(manifest, entryKey(manifest));
  return [...imported, entry];
}

/** Addresses of the chunks that some source files need, the entry's among them. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): string[] {
  const chunks = withImports(manifest, entryKey(manifest));
  for (const module of modules) withImports(manifest, module, chunks);
  return [...chunks];
}
