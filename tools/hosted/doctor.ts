/**
 * `npm run doctor -- --stage production`: looks whether everything is so that a deployment and the
 * product rely on at Google's and Sanity's, changes nothing, and says what to do about the rest.
 */
import { Failure, runCommand } from '../product/failure.ts';
import { findingOf, openServices, SETTINGS } from './services.ts';
import { leftToDo } from './setting.ts';

await runCommand(async () => {
  const services = await openServices();
  const { stage } = services.environment;
  let wrong = 0;
  let advised = 0;
  for (const setting of SETTINGS) {
    const finding = await findingOf(setting, services);
    const verdict = setting.isAdvice ? 'ADVICE' : 'WRONG';
    console.log(`${(finding === null ? 'ok' : verdict).padEnd(6)} ${setting.name}`);
    if (finding === null) continue;
    if (setting.isAdvice) advised += 1;
    else wrong += 1;
    console.log(`       Found: ${finding}.`);
    console.log(`       ${setting.without}`);
    console.log(`       ${leftToDo(setting, services) ?? `npm run tool -- hosted-setup --stage ${stage}`}`);
  }
  if (wrong > 0) throw new Failure(`\n${wrong} of ${SETTINGS.length} are wrong.`);
  console.log(
    advised > 0
      ? `\nNothing stops a deployment; ${advised} of ${SETTINGS.length} are advised.`
      : `\nAll ${SETTINGS.length} are right.`,
  );
});
