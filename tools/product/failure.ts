/** Something that stops a command, in one sentence for the person at the terminal. */
export class Failure extends Error {
  override name = 'Failure';
}

/**
 * Runs a command's main function; a failure ends the process with its sentence and code 1, anything
 * unforeseen with its stack.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const plain =
      error instanceof Error && ['Failure', 'EnvironmentError', 'EmulatorError'].includes(error.name);
    // Only the stack: some libraries hang a whole request on their errors.
    console.error(plain ? error.message : error instanceof Error ? error.stack : error);
    process.exitCode = 1;
  }
}
