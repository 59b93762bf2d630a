/**
 * `npm run tool -- hosted-setup --stage production`: puts right what `npm run doctor` finds wrong, as far as
 * an API can; says what is left for a person. `--budget <amount>` and `--alerts-to <address>` say what it
 * cannot know. It changes nothing that is right, so it can be repeated.
 */
import { Failure, runCommand } from '../product/failure.ts';
import { findingOf, openServices, reasonOf, SETTINGS } from './services.ts';
import { leftToDo, type Services, type Setting } from './setting.ts';

/** What became of a setting, and lines of a terminal about it. */
interface Outcome {
  verdict: 'ok' | 'done' | 'TO DO' | 'WRONG';
  lines: readonly string[];
}

/** Puts one setting right. One that fails is an outcome, too: the others do not wait for it. */
async function setUp(setting: Setting, services: Services): Promise<Outcome> {
  if ((await findingOf(setting, services)) === null) return { verdict: 'ok', lines: [] };
  const toDo = leftToDo(setting, services);
  if (typeof setting.setUp === 'string' || toDo !== null)
    return { verdict: 'TO DO', lines: toDo === null ? [] : [toDo] };
  try {
    await setting.setUp(services);
  } catch (error) {
    return { verdict: 'WRONG', lines: [`It was refused: ${reasonOf(error)}`] };
  }
  const after = await findingOf(setting, services);
  if (after === null) return { verdict: 'done', lines: [] };
  return { verdict: setting.isAdvice ? 'TO DO' : 'WRONG', lines: [`Still: ${after}.`] };
}

await runCommand(async () => {
  const services = await openServices();
  let left = 0;
  let advised = 0;
  let wrong = 0;
  for (const setting of SETTINGS) {
    const { verdict, lines } = await setUp(setting, services);
    console.log([`${verdict.padEnd(5)} ${setting.name}`, ...lines].join('\n      '));
    if (verdict === 'ok' || verdict === 'done') continue;
    if (setting.isAdvice) advised += 1;
    else left += 1;
    if (verdict === 'WRONG') wrong += 1;
  }
  if (wrong > 0)
    console.log(
      "\nWhat was refused may need a few minutes at Google's after an API was enabled: run it again.",
    );
  if (left > 0) throw new Failure(`\n${left} of ${SETTINGS.length} are left to do.`);
  console.log(
    advised > 0
      ? `\nA deployment can begin; ${advised} of ${SETTINGS.length} are advised and left to do.`
      : `\nAll ${SETTINGS.length} are right.`,
  );
});
