import type { SetupDraft } from '@lumen-throw/domain/setup';
import type { DemoOwner } from './accounts.ts';

/** A sample setup; its dates are relative, so that the gallery never looks abandoned. */
export interface DemoSetup extends SetupDraft {
  owner: DemoOwner;
  /** Days before now that it was shared. */
  daysAgo: number;
  likes: number;
  /** Months before the current one in which it was, or is (0), the Setup of the Month. */
  featuredMonthsAgo?: number;
  /** Names of files in content/images/setups. */
  pictures: readonly string[];
  hidden?: boolean;
}
