import { rmSync } from 'node:fs';

/**
 * Removes files and folders. What a process that is just ending still writes into is tried again for
 * two seconds; what is left then lies in a temporary folder and harms nobody.
 */
export function removeAll(paths: readonly string[]): void {
  for (const path of paths) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 6, retryDelay: 100 });
    } catch (error) {
      console.error(`Failed to remove ${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
