import { join, resolve } from 'node:path';

/** Root of the repository: where firebase.json, the rules and the indexes are. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Compiled jars; kept between runs, dropped with node_modules. */
export const JAR_CACHE = join(ROOT, 'node_modules/.cache/lumen-emulators');

export const FIREBASE_JSON = join(ROOT, 'firebase.json');
export const FIRESTORE_RULES = join(ROOT, 'firestore.rules');
export const STORAGE_RULES = join(ROOT, 'storage.rules');
export const FUNCTIONS_DIR = join(ROOT, 'functions');

/** What the rules tests leave: tried requests and coverage, one file for each test file. */
export const RULE_REPORTS = join(ROOT, 'test-results/rules');

/** Name of the variable that has the rules tests report which expressions they evaluate. */
export const RULE_COVERAGE = 'RULE_COVERAGE';
