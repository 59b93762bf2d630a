/** `npm run tool` lists the project's other commands; `npm run tool -- <name> [options]` runs one. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { commandList, TOOL_COMMANDS } from './commands.ts';

const [name, ...args] = process.argv.slice(2);
const command = TOOL_COMMANDS.find((each) => each.name === name);
if (command) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', command.script), ...args], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
} else {
  if (name !== undefined) console.error(`There is no tool ${name}.`);
  console.log(`npm run tool -- <name>\n\n${commandList()}`);
  process.exitCode = name === undefined ? 0 : 1;
}
