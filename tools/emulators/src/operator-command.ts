/** What the commands share that do something to one member, by the address of the account. */
import { parseArgs } from 'node:util';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { STAGE_OPTION, workOnStage } from '../../../environments/stage.ts';
import type { AdminTarget } from './admin-services.ts';

interface OperatorCommand {
  /** As in package.json. */
  name: string;
  /** The option that does the contrary. */
  undo: string;
  /** Does it, or undoes it; resolves with what to tell the operator. */
  act: (target: AdminTarget, email: string, undo: boolean) => Promise<string>;
}

/**
 * Runs a command of the form `npm run <name> -- <email> [--<undo>] [--stage <name>]`, on the embedded
 * product unless a stage is named; says in which project it acted, and a failure in one sentence.
 */
export async function runOperatorCommand({ name, undo, act }: OperatorCommand): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { ...STAGE_OPTION, [undo]: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [email] = positionals;
    if (!email || positionals.length > 1)
      throw new Error(`Usage: npm run tool -- ${name} <email> [--${undo}] [--stage <name>]`);
    workOnStage(values.stage);
    const undoes = Object.entries(values).some(([name, given]) => name === undo && Boolean(given));
    const { firebase } = parseEnvironment(process.env);
    const said = await act(firebase, email, undoes);
    console.log(`${said} (${firebase.emulators ? 'the embedded product' : `project ${firebase.projectId}`})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
