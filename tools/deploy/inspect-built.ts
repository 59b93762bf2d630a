import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../emulators/demo/accounts.ts';

/** Something in a built file that must not be public. */
export interface Finding {
  file: string;
  what: string;
}

/** Forms that secrets of the services have which this product and its operators use. */
const SECRET_FORMS: readonly (readonly [what: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a service account', /"private_key(?:_id)?"\s*:/],
  ['a token of Sanity', /\bsk[A-Za-z0-9]{70,}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40})/],
  ['a token of Google', /\bya29\.[\w-]{20}/],
];

/** A draft's or a version's id, or the field that only previews carry. */
const DRAFT = /"_originalId"|["'](?:drafts|versions)\.[\w-]/;

/** Names of variables whose values are nobody else's business. */
const SECRET_NAME = /TOKEN|SECRET|PASSWORD|PRIVATE|CREDENTIAL/i;
/** Shorter values stand in many a text by chance. */
const SECRET_LENGTH_MIN = 12;

interface InspectOptions {
  /** Folder with the built site or Studio. */
  dir: string;
  /** Variables of the process that built it; the values of secret ones are looked for. */
  vars: Readonly<Record<string, string | undefined>>;
  /** Whether it is for the public: then no address of this machine may stand in a page. */
  hosted: boolean;
}

function findings(file: string, text: string, { vars, hosted }: InspectOptions): string[] {
  const found = SECRET_FORMS.filter(([, form]) => form.test(text)).map(([what]) => what);
  for (const [name, value] of Object.entries(vars)) {
    if (SECRET_NAME.test(name) && value && value.length >= SECRET_LENGTH_MIN && text.includes(value)) {
      found.push(`the value of ${name}`);
    }
  }
  const isContent = /\.(?:html|json|xml|txt)$/.test(file);
  // (Scripts of the Studio's preview speak of drafts without holding any.)
  if (isContent && DRAFT.test(text)) found.push('a draft');
  if (isContent && hosted && /https?:\/\/localhost\b/.test(text)) found.push('an address of this machine');
  if (text.includes(DEMO_PASSWORD)) found.push("the demo accounts' password");
  return found;
}

/** Looks through the text files of what was built; nothing may be found. */
export function inspectBuilt(options: InspectOptions): Finding[] {
  const files = globSync('**/*.{html,json,xml,txt,js,mjs,css,map,svg,webmanifest}', { cwd: options.dir });
  return files.toSorted().flatMap((file) => {
    const what = findings(file, readFileSync(join(options.dir, file), 'utf8'), options);
    if (file.endsWith('.map')) what.push('a source map');
    return what.map((found) => ({ file, what: found }));
  });
}
