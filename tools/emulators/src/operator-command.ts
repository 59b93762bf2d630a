/** What the commands share that do something to one member, by the address of the account. */
import { parseArgs } from 'node:util';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import type { AdminTarget } from './admin-services.ts';

interface OperatorCommand {
  /** As in package.json. */
  name: string;
  /** The option that does the contrary. */
  undo: string;
  /** Does it, or undoes it; resolves with what to tell the operator. */
  act: (target: AdminTarget, email: string, undo: boolean) => Promise<string>;
}

/** Runs a command of the form `npm run <name> -- <email> [--<undo>]`; a failure is said in one sentence. */
export async function runOperatorCommand({ name, undo, act }: OperatorCommand): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { [undo]: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [email] = positionals;
    if (!email || positionals.length > 1) throw new Error(`Usage: npm run ${name} -- <email> [--${undo}]`);
    const { firebase } = parseEnvironment(process.env);
    console.log(await act(firebase, email, values[undo] === true));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
