/** A member's first week at a desk. */
import { DESK } from '../hands.ts';
import { spendFirstWeek } from './member-week.ts';
import { test } from '../product.ts';

test('a member’s first week: joins, shares, likes, is interrupted, takes back, and knows what is kept', async ({
  context,
  environment,
}) => {
  test.setTimeout(300_000);
  await spendFirstWeek(context, environment, DESK);
});
