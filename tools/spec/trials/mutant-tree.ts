import { execFileSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '../../emulators/src/process-tree.ts';
import { ROOT } from '../../product/state-folder.ts';
import { mutatedSource, type SpecMutant } from '../mutants.ts';

const SEED = 'content/seed.ndjson';
/** What the seed is made from. */
const IN_SEED = ['content/source/', 'packages/domain/src/', 'packages/throw/src/'];

const OWN_PACKAGES = '@lumen-throw';

/** Folders of a tree that hold installed packages, the root's first. */
const PACKAGE_FOLDERS = ['', 'functions', 'studio', 'web'];

const exists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** The installed packages of this checkout, but the project's own ones of the copy. */
function linkPackages(copy: string): void {
  for (const workspace of PACKAGE_FOLDERS) {
    const [from, to] = [ROOT, copy].map((tree) => join(tree, workspace, 'node_modules')) as [string, string];
    if (!exists(from)) continue;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name !== OWN_PACKAGES) symlinkSync(join(from, name), join(to, name));
    }
  }
  const own = join('node_modules', OWN_PACKAGES);
  mkdirSync(join(copy, own));
  // Relative links, which lead to the copy's own packages.
  for (const name of readdirSync(join(ROOT, own)))
    symlinkSync(readlinkSync(join(ROOT, own, name)), join(copy, own, name));
}

function filesOfProject(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return listed.split('\0').filter((file) => file !== '');
}

const TREES = join(ROOT, '.local');
const PREFIX = 'mutants-';

/** Removes the copies of runs that were killed. */
function removeStaleTrees(): void {
  if (!exists(TREES)) return;
  for (const name of readdirSync(TREES)) {
    if (name.startsWith(PREFIX) && !isAlive(Number(name.slice(PREFIX.length))))
      rmSync(join(TREES, name), { recursive: true, force: true });
  }
}

/**
 * A copy of the project that mutants are put into: whatever ends a run, the project itself has none.
 */
export class MutantTree implements Disposable {
  readonly root: string;

  constructor() {
    removeStaleTrees();
    this.root = join(TREES, `${PREFIX}${process.pid}`);
    try {
      this.#fill();
    } catch (error) {
      this[Symbol.dispose]();
      throw error;
    }
  }

  #fill(): void {
    for (const file of filesOfProject()) {
      const target = join(this.root, file);
      mkdirSync(dirname(target), { recursive: true });
      if (exists(join(ROOT, file))) cpSync(join(ROOT, file), target);
    }
    // Builds that take long, where they are there; each knows what it was made from.
    for (const folder of ['studio/dist', 'functions/dist']) {
      if (exists(join(ROOT, folder)))
        cpSync(join(ROOT, folder), join(this.root, folder), { recursive: true });
    }
    linkPackages(this.root);
  }

  /** Puts a mutant in. @returns the files that changed, from the root, and what takes it out again */
  apply(mutant: SpecMutant): { changed: string[]; restore: () => void } {
    const path = join(this.root, mutant.file);
    const original = readFileSync(path, 'utf8');
    writeFileSync(path, mutatedSource(original, mutant));
    const seed = join(this.root, SEED);
    const isSeed = IN_SEED.some((folder) => mutant.file.startsWith(folder));
    if (isSeed) this.#buildSeed();
    return {
      changed: isSeed ? [mutant.file, SEED] : [mutant.file],
      restore: () => {
        writeFileSync(path, original);
        if (isSeed) cpSync(join(ROOT, SEED), seed);
      },
    };
  }

  #buildSeed(): void {
    execFileSync(process.execPath, ['content/build-seed.ts'], { cwd: this.root, stdio: 'ignore' });
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
