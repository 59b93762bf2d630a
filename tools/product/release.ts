import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { releaseConfig } from '../emulators/src/firebase-config.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { writeDeployable } from '../../functions/deployable.ts';
import { forgetBuild } from './build-cache.ts';
import { buildStudio, STUDIO_DIST } from './builds.ts';
import { Failure } from './failure.ts';
import { liveAddresses } from './live-addresses.ts';
import { ROOT } from './state-folder.ts';

/** Configuration for `firebase deploy`; in the root, because its paths are relative to it. */
export const FIREBASE_CONFIG_NAME = 'firebase.hosted.json';

/** Folder with the site as hosting serves it. */
export const HOSTED_SITE = join(ROOT, '.local/hosted/site');

/** Folder with the functions as they are uploaded. */
const HOSTED_FUNCTIONS = join(ROOT, '.local/hosted/functions');

/** File of the built site that says which release it is. */
export const RELEASE_FILE = 'release.json';

/** The commit that is built, short; `unknown` outside of a repository. */
export function releaseName(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Builds the site, and the configuration with which firebase-tools uploads it: the redirects of the
 * content and the headers are in it.
 * @param contentToken for a private dataset
 * @throws Failure when the content, or the addresses of the live release, cannot be read
 */
export async function buildPages(
  environment: SiteEnvironment,
  contentToken: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const addressesBefore = await liveAddresses(environment);
  const site = await prerenderSite({
    environment,
    outDir: HOSTED_SITE,
    addressesBefore,
    ...(contentToken ? { contentToken } : {}),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `Failed to build the site from the Sanity project ${environment.content.projectId}: ${reason}`,
    );
  });
  const release = { release: releaseName(), stage: environment.stage };
  writeFileSync(join(HOSTED_SITE, RELEASE_FILE), `${JSON.stringify(release)}\n`);
  say(`site: ${site.pages} pages, ${site.redirects} redirects in ${relative(ROOT, HOSTED_SITE)}`);
  const config = releaseConfig(
    { dir: HOSTED_SITE, config: site.hostingFile, region: environment.firebase.region },
    HOSTED_FUNCTIONS,
  );
  writeFileSync(join(ROOT, FIREBASE_CONFIG_NAME), JSON.stringify(config, null, 2));
  say(`Firebase configuration: ${FIREBASE_CONFIG_NAME}`);
}

/**
 * Builds everything that a deployment uploads: the site, the Studio, the functions and the
 * configuration for firebase-tools.
 * @param contentToken for a private dataset
 * @throws Failure when the content cannot be read or the Studio cannot be built
 */
export async function buildRelease(
  environment: SiteEnvironment,
  contentToken: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  await buildPages(environment, contentToken, say);
  // It carries this configuration; a local start must not take it for its own.
  forgetBuild('studio/dist');
  await buildStudio();
  say(`Studio: ${relative(ROOT, STUDIO_DIST)}`);
  await writeDeployable(HOSTED_FUNCTIONS, process.env);
  say(`functions: ${relative(ROOT, HOSTED_FUNCTIONS)}`);
}
