// Runs a script of this project under the Node 24 that the project brings along, and installs the
// dependencies first where they are missing or out of date. Uses nothing but Node's own modules and
// runs on any Node from 20.19: on a fresh clone it is all there is.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.installed-for');
/** Names the process that installs; beside `node_modules`, which npm removes first. */
const lockFile = join(root, '.local', 'installing');
const windows = process.platform === 'win32';

/** Says in one sentence what is wrong, and stops. */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function installed() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockfileHash();
}

/** Runs a command to its end; resolves with its exit code and what it wrote to standard error. */
function run(command, args, options) {
  return new Promise((settle) => {
    const child = spawn(command, args, options);
    let errors = '';
    child.stderr?.on('data', (chunk) => (errors += chunk));
    child.on('error', (error) => settle({ code: 1, errors: error.message }));
    child.on('exit', (code) => settle({ code: code ?? 1, errors }));
  });
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether this process may install. Two at once would remove each other's files. */
function takeLock() {
  mkdirSync(join(root, '.local'), { recursive: true });
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Whoever died while installing has left the file.
    const owner = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
    if (owner > 0 && !isRunning(owner)) rmSync(lockFile, { force: true });
    return false;
  }
}

/** Installs, or waits until another command has done so. */
async function installOnce() {
  let said = false;
  while (!installed()) {
    if (takeLock()) {
      process.on('exit', () => rmSync(lockFile, { force: true }));
      if (!installed()) await install();
      rmSync(lockFile, { force: true });
    } else {
      if (!said) console.log('Another command installs the dependencies; this one goes on after it …');
      said = true;
      await new Promise((settle) => setTimeout(settle, 500));
    }
  }
}

async function install() {
  console.log('Installing the dependencies (about 1,750 packages, one to three minutes) …');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const ticker = setInterval(() => console.log(`  … still installing, ${seconds()} s`), 20_000);
  const { code, errors } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    shell: windows,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  clearInterval(ticker);
  if (code !== 0) {
    refuse(
      `${errors.trim()}\nnpm could not install the dependencies: see its message above, then run the command again.`,
    );
  }
  writeFileSync(stampFile, lockfileHash());
  console.log(`Installed in ${seconds()} s.`);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  refuse(
    `This is Node ${process.versions.node}; install Node 20.19 or newer from nodejs.org and run the command again.`,
  );
}
const [script, ...args] = process.argv.slice(2);
if (!script) refuse('Usage: node tools/with-node24.mjs <script> [arguments]');
await installOnce();

const bin = join(modules, '.bin');
const node24 = windows ? join(modules, 'node', 'bin', 'node.exe') : join(modules, 'node', 'bin', 'node');
if (!existsSync(node24)) {
  refuse(`The Node 24 of the project is missing (${node24}): delete node_modules and run the command again.`);
}
const child = spawn(node24, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // What the engine made of a library is kept for all processes that load it, and dozens do.
    NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  },
});
// From a terminal Ctrl-C reaches the child too; it takes the second signal for the same one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
