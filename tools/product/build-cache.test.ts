import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { buildOnce } from './build-cache.ts';
import { ROOT } from './state-folder.ts';

test('builds again when a value that the build reads has changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumen-build-cache-'));
  try {
    const out = join(folder, 'dist');
    mkdirSync(out);
    const build = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const once = (variant: string) => buildOnce(relative(ROOT, out), ['functions/build.ts'], build, variant);
    expect(await once('mail off')).toBe(true);
    expect(await once('mail off')).toBe(false);
    expect(await once('mail on')).toBe(true);
    expect(await once('mail on')).toBe(false);
    expect(build).toHaveBeenCalledTimes(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
