import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The parts of the emulator suite that firebase-tools downloads, as far as this product uses them. */
export type DownloadedPart = 'firestore' | 'storage' | 'ui';

const require = createRequire(import.meta.url);

interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

function isDownload(value: unknown): value is Download {
  return (
    typeof value === 'object' &&
    value !== null &&
    'remoteUrl' in value &&
    typeof value.remoteUrl === 'string' &&
    'downloadPathRelativeToCacheDir' in value &&
    typeof value.downloadPathRelativeToCacheDir === 'string'
  );
}

/** What firebase-tools itself says about a download, so that a new release needs no change here. */
function download(part: DownloadedPart): Download {
  const file = require.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const info: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  const entry = info[part];
  const found =
    part === 'ui' && typeof entry === 'object' && entry !== null && 'main' in entry ? entry.main : entry;
  if (!isDownload(found)) throw new Error(`firebase-tools no longer describes its download '${part}'.`);
  return found;
}

/** Whether firebase-tools has already downloaded a part. */
export function isCached(part: DownloadedPart, env: NodeJS.ProcessEnv): boolean {
  const cache = env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache/firebase/emulators');
  return existsSync(join(cache, download(part).downloadPathRelativeToCacheDir));
}

/** Longest wait for the download server's first answer, in milliseconds. */
const REACHABLE_TIMEOUT = 3000;

/** Whether a part can be downloaded now; always false with EMULATORS_OFFLINE set. */
export async function isDownloadable(part: DownloadedPart, env: NodeJS.ProcessEnv): Promise<boolean> {
  if (env['EMULATORS_OFFLINE']) return false;
  try {
    const { ok } = await fetch(download(part).remoteUrl, {
      method: 'HEAD',
      signal: AbortSignal.timeout(REACHABLE_TIMEOUT),
    });
    return ok;
  } catch {
    return false;
  }
}
