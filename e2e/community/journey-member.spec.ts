/** A member's first week on a desktop. */
import { DESKTOP } from '../device-actions.ts';
import { spendFirstWeek } from './member-week.ts';
import { test } from '../product.ts';

test('new member joins, shares, likes, resumes a draft, deletes and downloads data @nightly', async ({
  context,
  environment,
}) => {
  test.setTimeout(300_000);
  await spendFirstWeek(context, environment, DESKTOP);
});
