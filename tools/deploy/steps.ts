import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { STUDIO_DIST } from '../product/builds.ts';
import {
  buildPages,
  buildRelease,
  FIREBASE_CONFIG_NAME,
  HOSTED_SITE,
  releaseName,
} from '../product/release.ts';
import { runTool } from '../product/tool-command.ts';
import { inspect, lookForRemovedFunctions, waitForIndexes, type StepContext } from './own-steps.ts';
import { verify } from './verify.ts';

/** A step that runs a command of a tool. */
interface CommandStep {
  command: string;
  args: readonly string[];
  /** Folder in the repository. */
  folder: string;
}

/** A step that this program does itself. */
interface OwnStep {
  /** What it does, in words. */
  work: string;
  run: (context: StepContext) => Promise<void> | void;
}

export type DeployStep = (CommandStep | OwnStep) & {
  name: string;
  /** Why it comes where it does. */
  why: string;
};

interface PlanOptions {
  /** Null where the configuration is incomplete; places stand for what it would say. */
  environment: SiteEnvironment | null;
  tests: boolean;
  /** Whether only content changed: then only pages are built and go out. */
  pages?: boolean;
}

/** Whether Sanity serves the Studio itself. @param studioUrl its address */
export function isOnSanity(studioUrl: string): boolean {
  return new URL(studioUrl).hostname.endsWith('.sanity.studio');
}

/** A Studio on another host is only made known to Sanity; its files are put there by its owner. */
function studioArguments(environment: SiteEnvironment | null): string[] {
  const common = ['deploy', '--no-build', '--yes'];
  if (!environment) return [...common, '--url', '<LUMEN_STUDIO_URL>'];
  const { studioUrl } = environment;
  return isOnSanity(studioUrl)
    ? [...common, '--url', new URL(studioUrl).hostname]
    : [...common, '--external', '--url', studioUrl];
}

/** Firebase's command for one part of the product. */
function firebaseStep(
  environment: SiteEnvironment | null,
  { name, only, why, options = [] }: { name: string; only: string; why: string; options?: string[] },
): DeployStep {
  return {
    name,
    why,
    command: 'firebase',
    args: [
      'deploy',
      '--non-interactive',
      '--config',
      FIREBASE_CONFIG_NAME,
      '--project',
      environment?.firebase.projectId ?? '<LUMEN_FIREBASE_PROJECT_ID>',
      '--only',
      only,
      ...options,
    ],
    folder: '.',
  };
}

const VERIFY: DeployStep = {
  name: 'verify',
  why: 'pages, members and Sanity reach the new release',
  work: 'ask site, functions, webhook, domain and Studio until they answer as this release',
  run: ({ environment, say }) => verify(environment, releaseName(), say),
};

const INSPECT = { name: 'inspect', why: 'no secret and no draft may be in what was built' };

/** What a publish needs: the pages of the release that is live, from newer content. */
function pageSteps(environment: SiteEnvironment | null): DeployStep[] {
  return [
    {
      name: 'build pages',
      why: 'site with its redirects and headers',
      work: 'build the site for this configuration',
      run: ({ environment: built, vars, say }) => buildPages(built, vars['SANITY_READ_TOKEN'], say),
    },
    {
      ...INSPECT,
      work: 'look through every built file of the site',
      run: (context) => inspect(context, { site: HOSTED_SITE }),
    },
    firebaseStep(environment, { name: 'hosting', only: 'hosting', why: 'the new pages, all at once' }),
    VERIFY,
  ];
}

/**
 * What a deployment does, in an order in which the site works after every step: what pages ask for
 * (indexes, functions, rules) is there before the pages that ask, and old pages work with all of it.
 */
export function deploySteps({ environment, tests, pages = false }: PlanOptions): DeployStep[] {
  if (pages) return pageSteps(environment);
  const firebase = (name: string, only: string, why: string, ...options: string[]): DeployStep =>
    firebaseStep(environment, { name, only, why, options });
  return [
    {
      name: 'services',
      why: 'what the product relies on at the services is set up (`npm run tool -- hosted-setup`); asked before anything takes minutes',
      command: 'node',
      args: ['tools/hosted/doctor.ts'],
      folder: '.',
    },
    ...(tests
      ? [
          {
            name: 'checks',
            why: 'a fault found here reaches nobody',
            command: 'npm',
            args: ['test'],
            folder: '.',
          },
        ]
      : []),
    {
      name: 'build',
      why: 'site with its redirects and headers, Studio, functions, firebase.hosted.json',
      work: 'build site, Studio and functions for this configuration',
      run: ({ environment: built, vars, say }) => buildRelease(built, vars['SANITY_READ_TOKEN'], say),
    },
    {
      ...INSPECT,
      work: 'look through every built file',
      run: (context) => inspect(context, { site: HOSTED_SITE, Studio: STUDIO_DIST }),
    },
    firebase('indexes', 'firestore:indexes', 'queries of the new pages need them first'),
    {
      name: 'wait for indexes',
      why: 'a query fails while its index is being built',
      work: 'ask Firestore until no index is being built',
      run: waitForIndexes,
    },
    {
      name: 'functions that would go',
      why: 'the next step deletes, without asking, what is deployed and no longer built',
      work: 'compare the functions that are deployed with those that are built',
      run: lookForRemovedFunctions,
    },
    // Without --force it refuses functions that repeat after a failure, and to set up how long their
    // images are kept.
    firebase(
      'functions',
      'functions',
      'new pages may call new functions; old pages know the old ones',
      '--force',
    ),
    {
      name: 'community settings',
      why: 'the rules read them',
      command: 'node',
      args: ['tools/emulators/src/community-config.ts'],
      folder: '.',
    },
    firebase('rules', 'firestore:rules,storage', 'they take what old and new pages write'),
    firebase('hosting', 'hosting', 'the new pages, all at once'),
    {
      name: 'Studio',
      why: 'editors get new fields only when the site can show them',
      command: 'sanity',
      args: studioArguments(environment),
      folder: 'studio',
    },
    VERIFY,
  ];
}

/** Does one step of a deployment. @throws Failure in one sentence; what was deployed before still works */
export async function runStep(step: DeployStep, context: StepContext): Promise<void> {
  if ('run' in step) await step.run(context);
  else await runTool(step.command, step.args, step.folder);
}

/** A step in two lines of a terminal. */
export function stepLine(step: DeployStep): string {
  if ('run' in step) return `${step.name}: ${step.work}\n     ${step.why}`;
  const where = step.folder === '.' ? '' : ` in ${step.folder}`;
  return `${step.name}: ${step.command} ${step.args.join(' ')}${where}\n     ${step.why}`;
}
