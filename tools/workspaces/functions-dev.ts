/**
 * `npm run dev` in `functions`: bundles the functions after each change and runs them in the emulators,
 * which load the new bundle by themselves.
 */
import { watchFunctions } from '../../functions/build.ts';

const stopWatching = await watchFunctions();
// The command of the emulators alone; it ends with Ctrl-C.
await import('../emulators/src/cli.ts');
await stopWatching();
