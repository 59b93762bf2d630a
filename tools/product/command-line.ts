import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Failure } from './failure.ts';

/** Node's codes for options and arguments that a command does not take. */
const REFUSED = /^ERR_PARSE_ARGS_/;

function optionNames({ options = {} }: ParseArgsConfig): string {
  const names = Object.entries(options).map(
    ([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`,
  );
  return names.length === 0 ? 'This command has no options.' : `The options are ${names.join(', ')}.`;
}

/**
 * Reads a command's arguments.
 * @throws Failure that names what the command does not take, and what it does
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && REFUSED.test(String(error.code)))) throw error;
    const [reason = ''] = error.message.split('. ');
    throw new Failure(`${reason.replace(/\.$/, '')}. ${optionNames(config)}`);
  }
}
