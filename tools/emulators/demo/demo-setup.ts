import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SetupDetails } from '@lumen-throw/domain/setup-details';
import type { SetupDraft } from '@lumen-throw/domain/setup';
import { ROOT } from '../src/repository-paths.ts';
import type { DemoOwner } from './accounts.ts';

/** Folder of the sample setups' pictures. */
export const SETUP_PICTURES = join(ROOT, 'content/images/setups');

/** A sample setup; its dates are relative, so that the gallery never looks abandoned. */
export interface DemoSetup extends SetupDraft {
  owner: DemoOwner;
  /** Days before now that it was shared. */
  daysAgo: number;
  likes: number;
  /** Months before the current one in which it was, or is (0), the Setup of the Month. */
  featuredMonthsAgo?: number;
  /** Name of its pictures, as in `setupPictures`. */
  home: string;
  hidden?: boolean;
  /** Kit and measures, where its owner has said them. */
  details?: Partial<SetupDetails>;
}

/**
 * Files of a home in `SETUP_PICTURES`: the room as a whole, and a detail of it where there is one.
 * @throws Error for a home without a picture
 */
export function setupPictures({ home }: Pick<DemoSetup, 'home'>): string[] {
  const files = [`${home}.webp`, `${home}-detail.webp`].filter((file) =>
    existsSync(join(SETUP_PICTURES, file)),
  );
  if (files.length === 0) throw new Error(`There is no picture ${home}.webp in content/images/setups.`);
  return files;
}
