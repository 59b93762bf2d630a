/**
 * `npm run hosted:setup -- --stage production`: puts right what `npm run doctor` finds wrong, as far as
 * an API can; says what is left for a person. `--budget <amount>` and `--alerts-to <address>` say what it cannot know. It changes nothing that is right, so it can be repeated.
 */
import { Failure, runCommand } from '../product/failure.ts';
import { findingOf, openServices, SETTINGS } from './services.ts';
import { leftToDo } from './setting.ts';

await runCommand(async () => {
  const services = await openServices();
  let left = 0;
  for (const setting of SETTINGS) {
    const finding = await findingOf(setting, services);
    if (finding === null) {
      console.log(`ok    ${setting.name}`);
      continue;
    }
    const toDo = leftToDo(setting, services);
    if (typeof setting.setUp === 'string' || toDo !== null) {
      console.log(`TO DO ${setting.name}\n      ${toDo}`);
      left += 1;
      continue;
    }
    await setting.setUp(services);
    const after = await findingOf(setting, services);
    console.log(
      `${after === null ? 'done ' : 'WRONG'} ${setting.name}${after === null ? '' : `\n      Still: ${after}.`}`,
    );
    if (after !== null) left += 1;
  }
  if (left > 0) throw new Failure(`\n${left} of ${SETTINGS.length} are left to do.`);
  console.log(`\nAll ${SETTINGS.length} are right.`);
});
