/** What holds for every function; imported before any of them. */
import { setGlobalOptions } from 'firebase-functions';
import { REGION, SERVICE_ACCOUNT } from './options.ts';

/** Instances of one function at a time: bounds the bill of a flood. */
const MAX_INSTANCES = 5;

setGlobalOptions({
  // A deployment updates all functions at once, each with an instance: with a whole processor each they are
  // more than a region gives a new project (20). What answers many at a time asks for a whole one.
  cpu: 'gcf_gen1',
  maxInstances: MAX_INSTANCES,
  region: REGION,
  ...(SERVICE_ACCOUNT ? { serviceAccount: SERVICE_ACCOUNT } : {}),
});
