/** The product's variables: what each may be, what it is without being set, and what it means. */
import * as v from 'valibot';
import {
  DEFAULT_DATASET,
  DEFAULT_REGION,
  LOCAL_PROJECT_ID,
  STANDARD_PORTS,
  type LocalPorts,
} from './environment-defaults.ts';

/** What a product is for; production alone is for search engines and money. */
export const STAGES = ['demo', 'staging', 'production'] as const;

function means<Schema extends v.GenericSchema>(meaning: string, schema: Schema) {
  return v.pipe(schema, v.description<v.InferOutput<Schema>, string>(meaning));
}

// What is said about a wrong value ends the sentence "NAME is 'value'; …".

function oneOf<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, `set it to ${values.map((value) => `'${value}'`).join(' or ')}`);
}

function form(pattern: RegExp, description: string) {
  return v.pipe(v.string(), v.regex(pattern, `it must be ${description}`));
}

const HTTPS_ORIGIN = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.parse(value);
    return url?.protocol === 'https:' && url.pathname === '/' && !url.search && !url.hash;
  }, 'it must be an https address without a path, like https://example.com'),
  v.transform((value) => new URL(value).origin),
);

/** Ports above 1023 that browsers refuse (the "bad ports" of the Fetch standard). */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

const PORT = v.pipe(
  v.string(),
  v.check(
    (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    'a port is a whole number from 1 to 65535',
  ),
  v.transform(Number),
  v.check((number) => !REFUSED_PORTS.has(number), 'browsers open nothing on this port'),
);

function port(name: keyof LocalPorts, of: string, more = '') {
  const standard = STANDARD_PORTS[name];
  return means(`port of ${of}, ${standard} unless set${more} (local)`, v.optional(PORT, String(standard)));
}

/** Variables of every product. */
export const SHARED_VARIABLES = v.object({
  LUMEN_BACKEND: means(
    "'local' (embedded lake and emulators, the default) or 'hosted' (Sanity and Firebase)",
    v.optional(oneOf(['local', 'hosted']), 'local'),
  ),
  LUMEN_STAGE: means(
    "'demo', 'staging' or 'production'; 'demo' locally, 'production' hosted unless set. See `docs/operations.md` for what each refuses",
    v.optional(oneOf(STAGES)),
  ),
  LUMEN_SANITY_DATASET: means(
    `Sanity dataset, '${DEFAULT_DATASET}' unless set`,
    v.optional(form(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'lower-case letters, digits, - and _'), DEFAULT_DATASET),
  ),
  LUMEN_FIREBASE_REGION: means(
    `region of the functions, '${DEFAULT_REGION}' unless set`,
    v.optional(form(/^[a-z]+-[a-z]+\d+$/, `a region like ${DEFAULT_REGION}`), DEFAULT_REGION),
  ),
  LUMEN_REQUIRE_CONFIRMED_EMAIL: means(
    "'true' allows only members with a confirmed e-mail address to share; 'false' unless set",
    v.optional(oneOf(['true', 'false']), 'false'),
  ),
  LUMEN_GOOGLE_SIGN_IN: means(
    "'on' offers sign-in with a Google account as well; 'off' unless set",
    v.optional(oneOf(['on', 'off']), 'off'),
  ),
  LUMEN_ERROR_REPORTS: means(
    "'on' makes pages report their errors to a function that logs them; 'off' unless set",
    v.optional(oneOf(['on', 'off']), 'off'),
  ),
  LUMEN_MAIL: means(
    "'on' writes e-mails about decisions to the collection that Firebase's extension sends from; 'off' unless set (hosted only)",
    v.optional(oneOf(['on', 'off']), 'off'),
  ),
  LUMEN_REBUILD_REPOSITORY: means(
    "repository, like 'owner/name', whose workflow rebuilds the pages after a publish; none unless set (hosted only)",
    v.optional(form(/^[\w.-]+\/[\w.-]+$/, "an owner and a name, like 'owner/name'")),
  ),
  LUMEN_EMULATORS: means(
    "'off' starts the site and the Studio without the Firebase emulators, and open pages show a publish after a reload; 'auto' unless set (local)",
    v.optional(oneOf(['auto', 'off']), 'auto'),
  ),
  LUMEN_STATE_DIR: means(
    "folder inside the checkout for the embedded services' data; '.local' unless set (local)",
    v.optional(v.string()),
  ),
  LUMEN_LAKE_LATENCY: means(
    'milliseconds that the content lake adds to each response, like a remote service; 0 unless set (local)',
    v.optional(form(/^\d{1,4}$/, 'a whole number of milliseconds below 10,000'), '0'),
  ),
  LUMEN_SITE_PORT: port('site', 'the site'),
  LUMEN_STUDIO_PORT: port('studio', 'the Studio'),
  LUMEN_LAKE_PORT: port('lake', 'the content lake', '; its event streams use the 16 ports after it'),
  LUMEN_AUTH_PORT: port('auth', 'the Auth emulator'),
  LUMEN_FIRESTORE_PORT: port('firestore', 'the Firestore emulator'),
  LUMEN_STORAGE_PORT: port('storage', 'the Storage emulator'),
  LUMEN_FUNCTIONS_PORT: port('functions', 'the Functions emulator'),
  LUMEN_DEV_PORT: port('dev', "Vite's dev server (`npm run dev`)"),
});

/** Variables of a hosted product, on top of the others. None of them is secret. */
export const HOSTED_VARIABLES = v.object({
  LUMEN_SITE_URL: means('public URL of the site, for canonical links (hosted only)', HTTPS_ORIGIN),
  LUMEN_STUDIO_URL: means('URL of the Studio (hosted only)', HTTPS_ORIGIN),
  LUMEN_SANITY_PROJECT_ID: means(
    "Sanity project id (hosted only; 'lumen' on the lake)",
    form(/^[a-z0-9-]+$/, "a Sanity project id, like 'abc12345'"),
  ),
  LUMEN_FIREBASE_PROJECT_ID: means(
    `Firebase project id (hosted only; '${LOCAL_PROJECT_ID}' locally)`,
    form(/^[a-z][a-z0-9-]{4,29}$/, 'a Firebase project id'),
  ),
  LUMEN_FIREBASE_API_KEY: means('Firebase web API key (hosted only)', v.string()),
  LUMEN_FIREBASE_APP_ID: means('Firebase web app id (hosted only)', v.string()),
  LUMEN_FIREBASE_STORAGE_BUCKET: means('Storage bucket (hosted only)', v.string()),
  LUMEN_FIREBASE_AUTH_DOMAIN: means(
    'Firebase auth domain (hosted only; `<project>.firebaseapp.com` unless set)',
    v.optional(v.string()),
  ),
  LUMEN_HSTS_DAYS: means(
    'days for which browsers that visited refuse plain HTTP, 1 unless set; raise it step by step, see `docs/operations.md` (hosted only)',
    v.optional(
      v.pipe(
        v.string(),
        v.check((value) => /^\d{1,3}$/.test(value), 'it must be a whole number of days'),
        v.transform(Number),
      ),
      '1',
    ),
  ),
  LUMEN_APP_CHECK_SITE_KEY: means(
    'reCAPTCHA Enterprise site key; App Check is off without it (hosted only)',
    v.optional(v.string()),
  ),
});

const ENTRIES = { ...SHARED_VARIABLES.entries, ...HOSTED_VARIABLES.entries };

export type VariableName = keyof typeof ENTRIES;

export function isVariable(name: string): name is VariableName {
  return Object.hasOwn(ENTRIES, name);
}

/** What a variable means, in a few words. */
export function meaningOf(name: VariableName): string {
  return v.getDescription(ENTRIES[name]) ?? '';
}

/** All variables, those of every product first. */
export const VARIABLE_NAMES = Object.keys(ENTRIES).filter(isVariable);

/** Variables that a hosted product cannot do without. */
export const REQUIRED_VARIABLES = VARIABLE_NAMES.filter(
  (name) => !v.safeParse(ENTRIES[name], undefined).success,
);

/** Those of a hosted product's variables that are not set. */
export function missingVariables(vars: Readonly<Record<string, string | undefined>>): VariableName[] {
  return REQUIRED_VARIABLES.filter((name) => !vars[name]?.trim());
}
