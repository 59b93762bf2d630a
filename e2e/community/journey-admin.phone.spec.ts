/** An admin's clean-up on a phone. */
import { cleanUp } from './admin-clean-up.ts';
import { adminTest } from './community-page.ts';
import { PHONE, PHONE_DEVICE } from '../hands.ts';

adminTest.use(PHONE_DEVICE);

adminTest(
  'on a phone an admin finds what one member has flooded the gallery with, hides, judges, and clears it away',
  async ({ page, browser, environment }) => {
    adminTest.setTimeout(300_000);
    await cleanUp(page, browser, environment, PHONE);
  },
);
