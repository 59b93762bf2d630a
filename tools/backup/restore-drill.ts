/**
 * `npm run tool -- restore-drill`: rehearses a restore. A product with content, drafts, accounts, setups and
 * pictures is backed up, restored into empty stores, and compared piece by piece; it fails when
 * anything is missing, differs or is new. It works in a folder of its own and leaves nothing behind.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { configureCommunity } from '../emulators/src/community-config.ts';
import { seedDemo } from '../emulators/demo/seed-demo.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { ROOT, stateFolder, type StateFolder } from '../product/state-folder.ts';
import { backUpLocal } from './local-backup.ts';
import { restoreLocal } from './local-restore.ts';
import {
  communityState,
  contentState,
  differences,
  summary,
  withCommunity,
  withLake,
  type StoredState,
} from './stored-state.ts';

/** Most differences that are named. */
const NAMED = 20;

/** What editors do to the seed: a change, a draft, and a deletion that a restore must not undo. */
const EDITS = [
  { patch: { id: 'article-brightness-guide', set: { title: 'Changed before the backup' } } },
  { createOrReplace: { _id: 'drafts.article-drill', _type: 'article', title: 'A draft of the drill' } },
  { delete: { id: 'comparison-portable-smart' } },
];

async function edit(origin: string, dataset: string): Promise<void> {
  const answer = await fetch(`${origin}/v2025-02-19/data/mutate/${dataset}`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-editor', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: EDITS }),
  });
  if (!answer.ok) throw new Failure(`The lake rejected the drill's edits: ${await answer.text()}`);
}

/** Reads everything of a product; `prepare` says whether it is filled first. */
async function stateOf(
  environment: SiteEnvironment,
  folder: StateFolder,
  prepare: boolean,
): Promise<StoredState> {
  const { dataset } = environment.content;
  const content = await withLake(environment, folder, async (origin) => {
    if (prepare) await edit(origin, dataset);
    return contentState(origin, dataset);
  });
  const community = await withCommunity(environment, folder, async (services, target) => {
    if (prepare) {
      await configureCommunity(target, { requireConfirmedEmail: false });
      await seedDemo(target);
    }
    return communityState(services);
  });
  return new Map([...content, ...community]);
}

/**
 * Backs up a product with everything, restores it into empty stores, and compares.
 * @param root an empty folder, which keeps all three
 * @throws Failure naming what differs
 */
export async function rehearse(
  root: string,
): Promise<{ before: StoredState; backup: string; original: StateFolder; fresh: StateFolder }> {
  const environment = parseEnvironment({});
  const [original, fresh] = [stateFolder(join(root, 'original')), stateFolder(join(root, 'fresh'))];
  for (const { dir } of [original, fresh]) mkdirSync(dir, { recursive: true });
  const before = await stateOf(environment, original, true);
  const backup = join(root, 'backup');
  await backUpLocal(environment, original, backup);
  await restoreLocal(environment, fresh, backup);
  const found = differences(before, await stateOf(environment, fresh, false));
  if (found.length > 0)
    throw new Failure(
      `The restored data differs from the backup in ${found.length} places:\n${found.slice(0, NAMED).join('\n')}`,
    );
  return { before, backup, original, fresh };
}

if (import.meta.main) {
  await runCommand(async () => {
    const root = join(ROOT, `.local/restore-drill-${process.pid}`);
    mkdirSync(root, { recursive: true });
    const started = performance.now();
    try {
      const { before } = await rehearse(root);
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(
        `Backed up ${summary(before)}, restored into empty stores and compared: no differences (${seconds} s).`,
      );
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
}
