import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  EnvironmentError,
  parseEnvironment,
  type SiteEnvironment,
  type Stage,
} from '@lumen-throw/domain/environment';
import { missingVariables } from '@lumen-throw/domain/environment-variables';
import { DEMO_ACCOUNTS } from '../emulators/demo/accounts.ts';
import { adminServices } from '../emulators/src/admin-services.ts';
import { RELEASE_FILE, releaseName } from '../product/release.ts';
import { ROOT } from '../product/state-folder.ts';
import { publishedFacts, seedFacts } from './content-facts.ts';
import type { ContentFacts, DeployFacts, Looked } from './facts.ts';
import { isOnSanity } from './steps.ts';
import { hostingOrigin } from './verify.ts';

type Variables = Readonly<Record<string, string | undefined>>;

interface Configured {
  environment: SiteEnvironment | null;
  malformed: string | null;
}

/** The hosted configuration, or null with the reason where it is incomplete. */
function hostedEnvironment(vars: Variables): Configured {
  if (vars['LUMEN_BACKEND'] !== 'hosted') return { environment: null, malformed: null };
  try {
    return { environment: parseEnvironment(vars), malformed: null };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // What is missing is listed by itself.
    return { environment: null, malformed: / is missing;/.test(error.message) ? null : error.message };
  }
}

/** What `gcloud auth application-default login` leaves. */
function defaultCredentials(): string {
  return join(
    process.env['CLOUDSDK_CONFIG'] ?? join(homedir(), '.config/gcloud'),
    'application_default_credentials.json',
  );
}

function missingCredentials(vars: Variables, pages: boolean): string[] {
  const key = vars['GOOGLE_APPLICATION_CREDENTIALS'];
  const google = key ? existsSync(key) : existsSync(defaultCredentials());
  return [
    ...(google
      ? []
      : [
          'Google: set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account, or run `gcloud auth application-default login`',
        ]),
    ...(vars['SANITY_AUTH_TOKEN'] || pages
      ? []
      : ['Sanity: set SANITY_AUTH_TOKEN to a token of the project with the right to deploy a Studio']),
  ];
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

async function contentFacts(
  environment: SiteEnvironment | null,
  vars: Variables,
): Promise<Looked<ContentFacts>> {
  if (!environment) return seedFacts();
  try {
    return await publishedFacts(environment, vars['SANITY_READ_TOKEN']);
  } catch (error) {
    return { unknown: `Sanity project ${environment.content.projectId} does not answer (${reason(error)}).` };
  }
}

async function demoAccountFacts(
  environment: SiteEnvironment | null,
  hasCredentials: boolean,
): Promise<Looked<readonly string[]>> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  if (!environment) {
    return { source: 'the embedded product makes them at its first start', found: emails };
  }
  if (!hasCredentials) return { unknown: 'there are no Google credentials.' };
  try {
    await using services = adminServices(environment.firebase);
    const { users } = await services.auth.getUsers(emails.map((email) => ({ email })));
    return {
      source: `Firebase project ${environment.firebase.projectId}`,
      found: users.map(({ email, uid }) => email ?? uid),
    };
  } catch (error) {
    return { unknown: `Firebase does not answer (${reason(error)}).` };
  }
}

/** The commit of which Hosting says that it is live. */
async function liveRelease(environment: SiteEnvironment): Promise<string | null> {
  try {
    const answer = await fetch(`${hostingOrigin(environment)}/${RELEASE_FILE}`, { cache: 'no-store' });
    const { release } = (await answer.json()) as { release?: unknown };
    return typeof release === 'string' ? release : null;
  } catch {
    return null;
  }
}

function uncommittedFiles(): number {
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  return status.split('\n').filter(Boolean).length;
}

/** Looks at everything that decides about a deployment; asks services only where they are configured. */
export async function gatherFacts(
  stage: Stage,
  vars: Variables,
  { pages = false }: { pages?: boolean } = {},
): Promise<{ facts: DeployFacts; environment: SiteEnvironment | null }> {
  const { environment, malformed } = hostedEnvironment(vars);
  const credentials = missingCredentials(vars, pages);
  const [content, demoAccounts, live] = await Promise.all([
    contentFacts(environment, vars),
    // Pages bring nobody in, and whoever deploys them alone need not see the members.
    pages
      ? { source: 'pages alone', found: [] }
      : demoAccountFacts(environment, !credentials.some((line) => line.startsWith('Google'))),
    pages && environment ? liveRelease(environment) : null,
  ]);
  return {
    environment,
    facts: {
      stage,
      backend: vars['LUMEN_BACKEND'] === 'hosted' ? 'hosted' : 'local',
      missing: missingVariables(vars),
      malformed,
      firebaseProject: vars['LUMEN_FIREBASE_PROJECT_ID'] ?? null,
      missingCredentials: credentials,
      content,
      pages: pages ? { release: releaseName(), live } : null,
      demoAccounts,
      studioOnSanity: environment && isOnSanity(environment.studioUrl),
      appCheck: Boolean(vars['LUMEN_APP_CHECK_SITE_KEY']),
      googleSignIn: vars['LUMEN_GOOGLE_SIGN_IN'] === 'on',
      errorReports: vars['LUMEN_ERROR_REPORTS'] === 'on',
      mail: vars['LUMEN_MAIL'] === 'on',
      rebuilds: Boolean(vars['LUMEN_REBUILD_REPOSITORY']),
      uncommitted: uncommittedFiles(),
    },
  };
}
