/** `npm run build`: everything that a deployment needs, for the services that the environment names. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseEnvironment, type ContentEnvironment } from '@lumen-throw/domain/environment';
import { deployableConfig } from '../emulators/src/firebase-config.ts';
import { prerenderSite } from '../web/build/prerender-site.ts';
import { publishedSamples } from '../web/src/content/build-client.ts';
import { buildFunctionsOnce, buildStudio, STUDIO_DIST } from './product/builds.ts';
import { Failure, runCommand } from './product/failure.ts';
import { ROOT } from './product/state-folder.ts';

/** Configuration for `firebase deploy`; in the root, because its paths are relative to it. */
const FIREBASE_CONFIG = join(ROOT, 'firebase.hosted.json');

/** Names every published rating and quote that nobody gave, so that none goes live unnoticed. */
async function warnOfSamples(content: ContentEnvironment, token: string | undefined): Promise<void> {
  const samples = await publishedSamples(content, token);
  if (samples.length === 0) return;
  console.log(`warning: ${samples.length} published documents carry invented ratings or quotes (samples):`);
  for (const { _id, _type, label } of samples) console.log(`  ${_type} ${_id}: ${label ?? 'without a name'}`);
  console.log('Replace or unpublish them in the Studio (Needs attention) before people read them.');
}

await runCommand(async () => {
  const environment = parseEnvironment(process.env);
  if (environment.backend !== 'hosted') {
    throw new Failure(
      'LUMEN_BACKEND is not hosted: a build is for Sanity and Firebase themselves; `npm start` needs none.',
    );
  }
  const outDir = join(ROOT, '.local/hosted/site');
  const contentToken = process.env['SANITY_READ_TOKEN'];
  const site = await prerenderSite({ environment, outDir, ...(contentToken ? { contentToken } : {}) }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Failure(
        `The site could not be built from the Sanity project ${environment.content.projectId}: ${reason}`,
      );
    },
  );
  console.log(`site: ${site.pages} pages, ${site.redirects} redirects in ${relative(ROOT, outDir)}`);
  await warnOfSamples(environment.content, contentToken);
  await buildStudio();
  console.log(`Studio: ${relative(ROOT, STUDIO_DIST)}`);
  await buildFunctionsOnce();
  console.log('functions: functions/dist');
  writeFileSync(
    FIREBASE_CONFIG,
    JSON.stringify(deployableConfig({ dir: outDir, config: site.hostingFile }), null, 2),
  );
  console.log(`Firebase configuration: ${relative(ROOT, FIREBASE_CONFIG)}`);
});
