/** A member's first week on a phone. */
import { PHONE, PHONE_DEVICE } from '../device-actions.ts';
import { spendFirstWeek } from './member-week.ts';
import { test } from '../product.ts';

test.use(PHONE_DEVICE);

test('new member joins, shares, likes, resumes a draft, deletes and downloads data on a phone @nightly', async ({
  context,
  environment,
}) => {
  test.setTimeout(300_000);
  await spendFirstWeek(context, environment, PHONE);
});
