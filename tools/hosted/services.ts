/** Opens the services of a stage, for the commands that set up and look at them. */
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../environments/stage.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure } from '../product/failure.ts';
import { openGoogleApi } from './google-api.ts';
import { GOOGLE_SETTINGS } from './google-settings.ts';
import { SANITY_SETTINGS } from './sanity-settings.ts';
import { openSanityApi } from './sanity-api.ts';
import type { Services, Setting } from './setting.ts';

export const SETTINGS: readonly Setting[] = [...GOOGLE_SETTINGS, ...SANITY_SETTINGS];

/**
 * Reads the command line, and opens what its stage names.
 * @throws Failure when the stage is not a hosted one, or credentials are missing
 */
export async function openServices(): Promise<Services> {
  const { stage } = readArguments({ options: STAGE_OPTION }).values;
  workOnStage(stage);
  const environment = parseEnvironment(process.env);
  if (environment.backend !== 'hosted') {
    throw new Failure(
      'Say which stage: --stage demo, staging or production. The embedded product needs no setup.',
    );
  }
  const { projectId } = environment.firebase;
  const google = await openGoogleApi(projectId);
  const sanity = openSanityApi(environment.content.projectId, process.env['SANITY_AUTH_TOKEN']);
  const { projectNumber } = await google.ask<{ projectNumber: string }>(
    'GET',
    `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`,
  );
  return { environment, google, projectNumber, sanity };
}

/** What a check found; a service that does not answer is a finding, too. */
export async function findingOf(setting: Setting, services: Services): Promise<string | null> {
  try {
    return await setting.check(services);
  } catch (error) {
    return `it could not be looked at (${error instanceof Error ? error.message : String(error)})`;
  }
}
