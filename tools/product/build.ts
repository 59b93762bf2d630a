/** `npm run build -- --stage <name>`: everything that a deployment needs, for that stage's services. */
import { parseEnvironment, type ContentEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../environments/stage.ts';
import { publishedSamples } from '../../web/src/app/build-content.ts';
import { readArguments } from './command-line.ts';
import { Failure, runCommand } from './failure.ts';
import { buildRelease } from './release.ts';

/** Names every published rating and quote that nobody gave, so that none goes live unnoticed. */
async function warnOfSamples(content: ContentEnvironment, token: string | undefined): Promise<void> {
  const samples = await publishedSamples(content, token);
  if (samples.length === 0) return;
  console.log(`warning: ${samples.length} published documents have invented ratings or quotes (samples):`);
  for (const { _id, _type, label } of samples) console.log(`  ${_type} ${_id}: ${label ?? 'without a name'}`);
  console.log('Replace or unpublish them in the Studio (Needs attention) before the site goes live.');
}

await runCommand(async () => {
  workOnStage(readArguments({ options: STAGE_OPTION }).values.stage);
  const environment = parseEnvironment(process.env);
  if (environment.backend !== 'hosted') {
    throw new Failure(
      'LUMEN_BACKEND is not hosted: builds are only for hosted Sanity and Firebase; `npm start` needs none.',
    );
  }
  const contentToken = process.env['SANITY_READ_TOKEN'];
  await buildRelease(environment, contentToken, (line) => console.log(line));
  await warnOfSamples(environment.content, contentToken);
});
