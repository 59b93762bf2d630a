/** Runs the programs that make pictures. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireTool } from './tools.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Where renders, textures and drafts are. */
export const WORK = fileURLToPath(new URL('../.local/art/', import.meta.url));

/** Runs a program quietly; throws with its output when it fails. */
export function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ART_OUT: WORK },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Folders, the denoiser, and the stills that screens show. */
export function prepare(python: string): void {
  for (const folder of ['exr', 'tex', 'draft']) mkdirSync(join(WORK, folder), { recursive: true });
  const denoiser = join(WORK, 'denoise.so');
  if (!existsSync(denoiser)) {
    requireTool('gcc', '--version');
    const flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC'];
    run('gcc', [...flags, join(HERE, 'denoise.c'), '-o', denoiser, '-lm']);
  }
  if (!existsSync(join(WORK, 'tex', 'summit.png'))) run(python, [join(HERE, 'stills/rendered.py')]);
  if (!existsSync(join(WORK, 'tex', 'christmas_eve.png'))) {
    requireTool('rsvg-convert', '--version');
    for (const script of ['drawn', 'views'])
      run(python, [join(HERE, `stills/${script}.py`), join(WORK, 'tex')]);
  }
}
