/**
 * Changes of the rules that no test can notice, with the reason. The list is part of the check: an
 * entry that matches no surviving mutant fails it as well.
 */
export interface Unnoticed {
  rules: 'firestore' | 'storage';
  /** The changed text and what stands around it, as written on its line. */
  on: string;
  /** The `match` that it stands in, where the line alone stands in others as well. */
  within?: string;
  original: string;
  replacement: string;
  reason: string;
}

const SAME_DENIAL =
  'Without a session the next condition is an error, which denies too; it stands for readers.';
const OF_ANOTHER_TYPE =
  'With a value of another type the next condition is an error, which denies too; it stands for readers.';
const ONE_INSTANT = 'Only a request in the very instant in which a window ends could tell.';
const ASKED_TWICE =
  'The log entry that the act needs asks for an admin as well; it stands where the act is allowed.';
const PAIRED =
  'The rule of the document that the same commit has to write asks for the same; it stands for readers.';

export const UNNOTICED: readonly Unnoticed[] = [
  {
    rules: 'firestore',
    on: "sign_in_provider != 'anonymous'",
    original: 'request.auth != null',
    replacement: 'true',
    reason: SAME_DENIAL,
  },
  {
    rules: 'storage',
    on: "sign_in_provider != 'anonymous'",
    original: 'request.auth != null',
    replacement: 'true',
    reason: SAME_DENIAL,
  },
  {
    rules: 'firestore',
    on: 'ids is list && ids.size()',
    original: 'ids is list',
    replacement: 'true',
    reason: OF_ANOTHER_TYPE,
  },
  {
    rules: 'firestore',
    on: 'return value is number',
    original: 'value is number',
    replacement: 'true',
    reason: OF_ANOTHER_TYPE,
  },
  {
    rules: 'firestore',
    on: 'request.time < before.data.window_start',
    original: '<',
    replacement: '<=',
    reason: ONE_INSTANT,
  },
  {
    rules: 'firestore',
    on: 'request.time >= before.data.window_start',
    original: '>=',
    replacement: '>',
    reason: ONE_INSTANT,
  },
  {
    rules: 'firestore',
    on: 'after.like_count == before.like_count + 1',
    original: 'after.like_count == before.like_count + 1',
    replacement: 'true',
    reason: PAIRED,
  },
  {
    rules: 'firestore',
    on: 'after.like_count == before.like_count - 1',
    original: 'after.like_count == before.like_count - 1',
    replacement: 'true',
    reason: PAIRED,
  },
  {
    rules: 'firestore',
    on: "entry.replaced_setup_id == id && entry.action == 'feature'",
    original: "entry.action == 'feature'",
    replacement: 'true',
    reason: PAIRED,
  },
  {
    rules: 'firestore',
    on: '&& isSelf(request.resource.data.created_by)',
    original: 'isSelf(request.resource.data.created_by)',
    replacement: 'true',
    reason: PAIRED,
  },
  {
    rules: 'firestore',
    on: '&& isSelf(request.resource.data.user_id)',
    within: '/setup_reports/{id}',
    original: 'isSelf(request.resource.data.user_id)',
    replacement: 'true',
    reason: PAIRED,
  },
  {
    rules: 'firestore',
    on: 'allow create, update: if isSelf(uid)',
    within: '/report_quota/{uid}',
    original: 'isSelf(uid)',
    replacement: 'true',
    reason: PAIRED,
  },
  {
    rules: 'firestore',
    on: "(data.action == 'hide' && before.status",
    original: "data.action == 'hide'",
    replacement: 'true',
    reason: PAIRED,
  },
  {
    rules: 'firestore',
    on: "(data.action == 'publish' && before.status",
    original: "data.action == 'publish'",
    replacement: 'true',
    reason: PAIRED,
  },
  {
    rules: 'firestore',
    on: "(data.action == 'feature' && after.is_featured_month",
    original: "data.action == 'feature'",
    replacement: 'true',
    reason: PAIRED,
  },
  {
    rules: 'firestore',
    on: 'isAdmin() && isModerated(',
    original: 'isAdmin()',
    replacement: 'true',
    reason: ASKED_TWICE,
  },
  {
    rules: 'firestore',
    on: "isAdmin() && isRecorded(id, ['delete'])",
    original: 'isAdmin()',
    replacement: 'true',
    reason: ASKED_TWICE,
  },
  {
    rules: 'storage',
    on: "metadata.keys().hasOnly(['firebaseStorageDownloadTokens'])",
    original: "metadata.keys().hasOnly(['firebaseStorageDownloadTokens'])",
    replacement: 'false',
    reason: 'The emulator adds its token after the rules; whether Cloud Storage does is not known.',
  },
  {
    rules: 'storage',
    on: "request.resource.name == 'setups/'",
    original: "request.resource.name == 'setups/' + owner + '/' + file",
    replacement: 'true',
    reason: 'The emulators match a name part by part, empty ones included; what Google does is not known.',
  },
  {
    rules: 'storage',
    on: "math.abs(int(file.split('-')[0])",
    original: '<',
    replacement: '<=',
    reason: ONE_INSTANT,
  },
];
