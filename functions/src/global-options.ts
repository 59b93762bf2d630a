/** What holds for every function; imported before any of them. */
import { setGlobalOptions } from 'firebase-functions';
import { REGION } from './options.ts';

/** Instances of one function at a time: bounds the bill of a flood. */
const MAX_INSTANCES = 5;

setGlobalOptions({ maxInstances: MAX_INSTANCES, region: REGION });
