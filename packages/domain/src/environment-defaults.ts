/** What the product takes where no variable says anything else. */

/** Firebase project of the embedded product; ids that begin with `demo-` never reach a real project. */
export const LOCAL_PROJECT_ID = 'demo-lumen-throw';

/** Sanity's dataset. */
export const DEFAULT_DATASET = 'production';

/** GROQ API version that site, Studio, functions and checks ask for. */
export const CONTENT_API_VERSION = '2025-02-19';

/** Where the functions run. */
export const DEFAULT_REGION = 'us-central1';

/** Ports on which the embedded product listens, loopback only; `dev` is Vite's (`npm run dev`). */
export const STANDARD_PORTS = {
  site: 5000,
  studio: 3333,
  lake: 3999,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  functions: 5001,
  dev: 5173,
};

export type LocalPorts = typeof STANDARD_PORTS;
