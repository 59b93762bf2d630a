import type { CallableRequest } from 'firebase-functions/https';

/** The session of whoever calls. */
export type Caller = NonNullable<CallableRequest['auth']>;
