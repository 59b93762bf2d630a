/** The programs that make pictures: finds them, or says what to install. */
import { spawnSync } from 'node:child_process';

const PACKAGES =
  'apt-get install --no-install-recommends blender python3-numpy python3-scipy python3-pil python3-openimageio librsvg2-bin gcc libgomp1';

/** What is missing, as a sentence for the terminal. */
export class MissingTool extends Error {}

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** The command, when it answers; throws MissingTool when it does not. */
export function requireTool(command: string, ...probe: string[]): string {
  if (runs(command, ...probe)) return command;
  throw new MissingTool(
    `${command} is missing. On Debian: ${PACKAGES}\nThe pictures are committed, so that only who changes one needs it.`,
  );
}

/** A Python that has the modules of the grading; ART_PYTHON names another one. */
export function findPython(): string {
  const modules = 'import numpy, scipy, PIL, OpenImageIO';
  const candidates = [process.env['ART_PYTHON'], 'python3', '/usr/bin/python3'];
  const python = candidates.find((command) => command !== undefined && runs(command, '-c', modules));
  if (python !== undefined) return python;
  throw new MissingTool(
    `No python3 here has numpy, scipy, PIL and OpenImageIO. On Debian: ${PACKAGES}\nART_PYTHON names another Python.`,
  );
}
