import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { FIREBASE_CONFIG_NAME } from '../product/release.ts';

/** A step that runs a command of a tool. */
interface CommandStep {
  kind: 'command';
  command: string;
  args: readonly string[];
  /** Folder in the repository. */
  folder: string;
}

/** A step that this program does itself. */
interface OwnStep {
  kind:
    | 'build'
    | 'build-pages'
    | 'inspect'
    | 'inspect-pages'
    | 'wait-for-indexes'
    | 'removed-functions'
    | 'verify';
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
    kind: 'command',
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
  kind: 'verify',
};

/** What a publish needs: the pages of the release that is live, from newer content. */
function pageSteps(environment: SiteEnvironment | null): DeployStep[] {
  return [
    { name: 'build pages', why: 'site with its redirects and headers', kind: 'build-pages' },
    { name: 'inspect', why: 'no secret and no draft may be in what was built', kind: 'inspect-pages' },
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
      kind: 'command',
      command: 'node',
      args: ['tools/hosted/doctor.ts'],
      folder: '.',
    },
    ...(tests
      ? [
          {
            name: 'checks',
            why: 'a fault found here reaches nobody',
            kind: 'command' as const,
            command: 'npm',
            args: ['test'],
            folder: '.',
          },
        ]
      : []),
    {
      name: 'build',
      why: 'site with its redirects and headers, Studio, functions, firebase.hosted.json',
      kind: 'build',
    },
    { name: 'inspect', why: 'no secret and no draft may be in what was built', kind: 'inspect' },
    firebase('indexes', 'firestore:indexes', 'queries of the new pages need them first'),
    {
      name: 'wait for indexes',
      why: 'a query fails while its index is being built',
      kind: 'wait-for-indexes',
    },
    {
      name: 'functions that would go',
      why: 'the next step deletes, without asking, what is deployed and no longer built',
      kind: 'removed-functions',
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
      kind: 'command',
      command: 'node',
      args: ['tools/emulators/src/community-config.ts'],
      folder: '.',
    },
    firebase('rules', 'firestore:rules,storage', 'they take what old and new pages write'),
    firebase('hosting', 'hosting', 'the new pages, all at once'),
    {
      name: 'Studio',
      why: 'editors get new fields only when the site can show them',
      kind: 'command',
      command: 'sanity',
      args: studioArguments(environment),
      folder: 'studio',
    },
    VERIFY,
  ];
}

/** What this program's own steps do, in words. */
const OWN_WORK: Record<OwnStep['kind'], string> = {
  build: 'build site, Studio and functions for this configuration',
  'build-pages': 'build the site for this configuration',
  inspect: 'look through every built file',
  'inspect-pages': 'look through every built file of the site',
  'wait-for-indexes': 'ask Firestore until no index is being built',
  'removed-functions': 'compare the functions that are deployed with those that are built',
  verify: 'ask site, functions, webhook, domain and Studio until they answer as this release',
};

/** A step in two lines of a terminal. */
export function stepLine(step: DeployStep): string {
  const what = step.kind === 'command' ? `${step.command} ${step.args.join(' ')}` : OWN_WORK[step.kind];
  const where = step.kind === 'command' && step.folder !== '.' ? ` in ${step.folder}` : '';
  return `${step.name}: ${what}${where}\n     ${step.why}`;
}
