/** The names of the product's configuration: what each variable means and which a hosted product needs. */

/** Firebase project of the embedded product; ids that begin with `demo-` never reach a real project. */
export const LOCAL_PROJECT_ID = 'demo-lumen-throw';

/** Every variable and what it means; the README's table and the check for unknown names use it. */
export const VARIABLES = {
  LUMEN_BACKEND: "'local' (embedded lake and emulators, the default) or 'hosted' (Sanity and Firebase)",
  LUMEN_STAGE: "'demo', 'staging' or 'production'; 'demo' locally, 'production' hosted unless set",
  LUMEN_SITE_URL: 'public address of the site, for canonical links (hosted only)',
  LUMEN_STUDIO_URL: 'address of the Studio (hosted only)',
  LUMEN_SANITY_PROJECT_ID: "Sanity project id (hosted only; 'lumen' on the lake)",
  LUMEN_SANITY_DATASET: "Sanity dataset, 'production' unless set",
  LUMEN_FIREBASE_PROJECT_ID: `Firebase project id (hosted only; '${LOCAL_PROJECT_ID}' locally)`,
  LUMEN_FIREBASE_API_KEY: 'Firebase web API key (hosted only)',
  LUMEN_FIREBASE_APP_ID: 'Firebase web app id (hosted only)',
  LUMEN_FIREBASE_AUTH_DOMAIN: 'Firebase auth domain (hosted; <project>.firebaseapp.com unless set)',
  LUMEN_FIREBASE_STORAGE_BUCKET: 'Storage bucket (hosted only)',
  LUMEN_FIREBASE_REGION: "region of the functions, 'us-central1' unless set",
  LUMEN_APP_CHECK_SITE_KEY: 'reCAPTCHA Enterprise site key; App Check is off without it (hosted only)',
  LUMEN_REQUIRE_CONFIRMED_EMAIL: "'true' to let only confirmed e-mail addresses share; 'false' unless set",
  LUMEN_FAULT_REPORTS:
    "'on' lets pages report their own errors to the function that logs them; 'off' unless set",
  LUMEN_REBUILD_REPOSITORY:
    "repository, like 'owner/name', whose workflow a publish in the Studio starts; none unless set (hosted only)",
  LUMEN_EMULATORS:
    "'off' brings up site and Studio without the Firebase emulators; 'auto' unless set (local)",
  LUMEN_STATE_DIR: "folder for the embedded services' data, '.local' unless set",
  LUMEN_SITE_PORT: 'port of the site (local)',
  LUMEN_STUDIO_PORT: 'port of the Studio (local)',
  LUMEN_LAKE_PORT: 'port of the content lake (local)',
  LUMEN_AUTH_PORT: 'port of the Auth emulator (local)',
  LUMEN_FIRESTORE_PORT: 'port of the Firestore emulator (local)',
  LUMEN_STORAGE_PORT: 'port of the Storage emulator (local)',
  LUMEN_FUNCTIONS_PORT: 'port of the Functions emulator (local)',
  LUMEN_DEV_PORT: "port of Vite's dev server (`npm run dev`)",
} as const;

export type VariableName = keyof typeof VARIABLES;

/** Variables that a hosted product cannot do without. */
export const HOSTED_VARIABLES = [
  'LUMEN_SITE_URL',
  'LUMEN_STUDIO_URL',
  'LUMEN_SANITY_PROJECT_ID',
  'LUMEN_FIREBASE_PROJECT_ID',
  'LUMEN_FIREBASE_API_KEY',
  'LUMEN_FIREBASE_APP_ID',
  'LUMEN_FIREBASE_STORAGE_BUCKET',
] as const satisfies readonly VariableName[];

/** Those of a hosted product's variables that are not set. */
export function missingVariables(vars: Readonly<Record<string, string | undefined>>): VariableName[] {
  return HOSTED_VARIABLES.filter((name) => !vars[name]?.trim());
}
