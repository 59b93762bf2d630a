/** An admin's clean-up on a phone. */
import { cleanUp } from './admin-clean-up.ts';
import { adminTest } from './community-page.ts';
import { PHONE, PHONE_DEVICE } from '../device-actions.ts';

adminTest.use(PHONE_DEVICE);

adminTest(
  'admin finds, hides, reviews and deletes the setups of a spammer on a phone @nightly',
  async ({ page, browser, environment }) => {
    adminTest.setTimeout(300_000);
    await cleanUp(page, browser, environment, PHONE);
  },
);
