/** Names of errors whose message is a sentence for the person at the terminal. */
const PLAIN = new Set(['Failure', 'EnvironmentError', 'EmulatorError', 'GoogleApiError']);

/** Something that stops a command, in one sentence for the person at the terminal. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Codes of a connection that did not come about. */
const UNREACHABLE = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENETUNREACH',
]);

/** An error and what caused it, the innermost last. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error, ...causesOf(inner)];
}

/** A failure in one sentence; null for what nobody foresaw. */
function sentenceOf(error: unknown): string | null {
  const causes = causesOf(error);
  const plain = causes.find(({ name }) => PLAIN.has(name));
  if (plain) return plain.message;
  const unreachable = causes.find((one) => 'code' in one && UNREACHABLE.has(String(one.code)));
  if (unreachable) {
    const place = 'hostname' in unreachable ? String(unreachable.hostname) : 'The service';
    return `${place} can't be reached (${unreachable.message}). Nothing is wrong with the command: run it again once there is a connection.`;
  }
  // An answer of Sanity's client: what was asked, and why it was refused.
  return causes.find((one) => 'statusCode' in one)?.message ?? null;
}

/**
 * Runs a command's main function; a failure ends the process with its sentence and code 1, anything
 * unforeseen with its stack.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(sentenceOf(error) ?? (error instanceof Error ? error.stack : error));
    process.exitCode = 1;
  }
}
