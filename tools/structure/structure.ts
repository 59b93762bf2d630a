/**
 * `npm run tool -- structure`: the folders and layers of the site's source, imports that go up, circles of folders
 * and files that much depends on; fails above what is agreed in `agreed.ts`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../product/state-folder.ts';
import { AGREED_HUBS, MOST_FOLDERS } from './agreed.ts';
import { examine, HUB, type Arrow } from './examine.ts';
import { importsIn } from './imports.ts';

const PACKAGE = /^@lumen-throw\/(?<name>[^/]+)\/(?<file>.+)$/;

function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web/src', 'packages'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/test\/|\.config\.ts$/.test(file));
}

/** Path of what is imported, from the project's root; null for a package from elsewhere. */
function targetOf(file: string, from: string): string | null {
  if (from.startsWith('.')) return posix.join(posix.dirname(file), from.replace(/\?.*$/, ''));
  const { name, file: inside } = PACKAGE.exec(from)?.groups ?? {};
  return name && inside ? `packages/${name}/src/${inside}.ts` : null;
}

const files = sourceFiles();
const arrows = files.flatMap((file): Arrow[] =>
  importsIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x')).flatMap(({ from }) => {
    const to = targetOf(file, from);
    return to === null ? [] : [{ from: file, to }];
  }),
);
const { folders, layers, outside, up, circles, hubs } = examine(files, arrows);
const own = folders.filter((folder) => !folder.startsWith('shared/') && !folder.startsWith('packages/'));
const strangers = hubs.filter(({ file }) => !AGREED_HUBS.has(file));

console.log(`${files.length} files, ${arrows.length} imports`);
console.log(`${own.length} folders (at most ${MOST_FOLDERS}): ${own.join(', ')}`);
for (const shelf of ['shared', 'packages']) {
  const names = folders
    .filter((folder) => folder.startsWith(`${shelf}/`))
    .map((folder) => folder.split('/')[1]);
  console.log(`${names.length} in ${shelf}: ${names.join(', ')}`);
}
console.log(`${layers.length} layers: ${layers.join(' > ')}`);
console.log(`${up.length} imports that go up`);
for (const { from, to } of up) console.log(`  ${from} imports ${to}`);
console.log(`${circles.length} circles`);
for (const circle of circles) console.log(`  ${circle.join(', ')}`);
console.log(`${hubs.length} files with more than ${HUB} importers`);
for (const { file, importers } of hubs)
  console.log(`  ${importers}  ${file}  ${AGREED_HUBS.get(file) ?? 'NOT AGREED'}`);
for (const file of outside) console.log(`  ${file} belongs to no layer`);

const fails = own.length > MOST_FOLDERS || [up, circles, outside, strangers].some(({ length }) => length > 0);
if (fails) {
  console.error('The structure breaks the rules in tools/structure/agreed.ts.');
  process.exitCode = 1;
}
