/** A member's first week on a phone. */
import { PHONE, PHONE_DEVICE } from '../hands.ts';
import { spendFirstWeek } from './member-week.ts';
import { test } from '../product.ts';

test.use(PHONE_DEVICE);

test('a member’s first week on a phone: joins, shares, likes, is interrupted, takes back, and knows what is kept', async ({
  context,
  environment,
}) => {
  test.setTimeout(300_000);
  await spendFirstWeek(context, environment, PHONE);
});
