/** The scripts of each workspace, and the programs that they run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../product/state-folder.ts';

interface Manifest {
  scripts: Record<string, string>;
}

test.each(['web', 'studio', 'functions'])(
  '%s has the four usual scripts, each under Node 24',
  (workspace) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as Manifest;
    for (const name of ['dev', 'build', 'preview', 'test']) {
      const [node, runner = '', program = ''] = (scripts[name] ?? '').split(' ');
      expect({ name, node, runner }).toEqual({ name, node: 'node', runner: '../tools/with-node24.mjs' });
      expect({ program, exists: existsSync(join(ROOT, program)) }).toEqual({ program, exists: true });
    }
    expect(scripts['test']?.endsWith(`run --root ${workspace}`)).toBe(true);
  },
);

test('firebase.json builds the functions and the site before a deployment, under Node 24', () => {
  const { functions, hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    functions: { predeploy: string[] }[];
    hosting: { predeploy: string[] };
  };
  for (const hook of [...(functions[0]?.predeploy ?? []), ...hosting.predeploy]) {
    const [node, runner, program = ''] = hook.split(' ');
    expect({ node, runner }).toEqual({ node: 'node', runner: 'tools/with-node24.mjs' });
    expect({ program, exists: existsSync(join(ROOT, program)) }).toEqual({ program, exists: true });
  }
});
