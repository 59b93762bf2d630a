/** Opens the services of a stage, for the commands that set up and look at them. */
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../environments/stage.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure } from '../product/failure.ts';
import { secretAccess } from './access-settings.ts';
import { openGoogleApi } from './google-api.ts';
import { GOOGLE_SETTINGS } from './google-settings.ts';
import { SANITY_SETTINGS } from './sanity-settings.ts';
import { openSanityApi } from './sanity-api.ts';
import type { Services, Setting } from './setting.ts';

export const SETTINGS: readonly Setting[] = [...GOOGLE_SETTINGS, ...SANITY_SETTINGS, secretAccess];

/** Options of the setup, besides the stage: what only an owner can say. */
const OPTIONS = { ...STAGE_OPTION, budget: { type: 'string' }, 'alerts-to': { type: 'string' } } as const;

/** A budget of whole units of a currency. @throws Failure when it is none */
function amount(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (/^[1-9]\d{0,6}$/.test(given)) return Number(given);
  throw new Failure(`The budget must be a whole number like 25, not '${given}'.`);
}

/**
 * Reads the command line, and opens what its stage names.
 * @throws Failure when the stage is not a hosted one, or credentials are missing
 */
export async function openServices(): Promise<Services> {
  const { stage, budget, 'alerts-to': alertsTo = null } = readArguments({ options: OPTIONS }).values;
  const budgetAmount = amount(budget);
  workOnStage(stage);
  const environment = parseEnvironment(process.env);
  if (environment.backend !== 'hosted') {
    throw new Failure(
      'Choose a stage with --stage demo, staging or production. The embedded product needs no setup.',
    );
  }
  const { projectId } = environment.firebase;
  const google = await openGoogleApi(projectId);
  const sanity = openSanityApi(environment.content.projectId, process.env['SANITY_AUTH_TOKEN']);
  const { projectNumber } = await google.ask<{ projectNumber: string }>(
    'GET',
    `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`,
  );
  return { environment, google, projectNumber, sanity, budgetAmount, alertsTo };
}

/** Why a service refused, in its own words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a check found; a service that does not answer is a finding, too. */
export async function findingOf(setting: Setting, services: Services): Promise<string | null> {
  try {
    return await setting.check(services);
  } catch (error) {
    return `it could not be looked at (${reasonOf(error)})`;
  }
}
