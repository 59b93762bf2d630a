/** Lists the texts that editors may change, from the modules of the site that declare them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteText } from '@lumen-throw/domain/site-texts/site-text';
import { groupOfText } from '@lumen-throw/domain/site-texts/text-groups';
import { currentTexts } from '../../web/src/shared/site-texts/current-texts.ts';
import { Failure } from '../product/failure.ts';
import { ROOT } from '../product/state-folder.ts';
import { SPEC_MUTANTS } from '../spec/mutants.ts';
import { SPEC_SECTIONS } from '../spec/statements.ts';

const SOURCE = 'web/src';

/** How a module declares texts. */
const DECLARATION = /= siteTexts\('([^']+)',/g;

/** Signs, units and examples of numbers, which decide something or are no words. */
const NOT_WORDS = /^calculator\/(?:unitOf|examples)\//;

/** Two letters in a row. */
const WORD = /\p{L}{2}/u;

/** The files that declare texts, by the ids under which they do. */
function declaringFiles(): Map<string, string> {
  const files = globSync(`${SOURCE}/**/*.ts`, { cwd: ROOT, exclude: ['**/*.test.ts', '**/site-texts.ts'] });
  const found = new Map<string, string>();
  for (const file of files.toSorted())
    for (const [, id = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(DECLARATION)) {
      if (found.has(id))
        throw new Failure(`Two modules declare texts as '${id}': ${found.get(id)}, ${file}.`);
      found.set(id, file);
    }
  return found;
}

/** What a mutant replaces, without the name of the property and the quotes around the words. */
function wordsOf(find: string): string {
  return find.replace(/^\w+: /, '').replaceAll(/^['"`]|['"`],?$/g, '');
}

/** Whether a statement holds a text as a quote, and not as two words of a sentence of its own. */
function quotedIn(statements: string, text: string): boolean {
  if (!/^[^a-z].*(?: |\.{3}$)/.test(text)) return false;
  const at = statements.indexOf(text);
  const follows = at < 0 ? '' : statements.slice(at + text.length);
  return at >= 0 && (text.split(' ').length !== 2 || !/^ ?[a-z]/.test(follows));
}

/** Tells which texts the specification quotes: its statements hold them, or a mutant breaks them. */
function quotes(): (text: string, file: string) => boolean {
  const statements = SPEC_SECTIONS.flatMap((section) => section.statements).join('\n');
  const broken = SPEC_MUTANTS.map(({ file, find }) => ({ file, words: wordsOf(find) }));
  return (text, file) =>
    quotedIn(statements, text) ||
    broken.some(
      (mutant) =>
        mutant.file === file &&
        text.includes(mutant.words) &&
        (text === mutant.words || mutant.words.length > text.length / 2),
    );
}

/** Every text that editors may change. @throws Failure where editors could not find one */
export async function listTexts(): Promise<SiteText[]> {
  const files = declaringFiles();
  for (const file of new Set(files.values())) await import(pathToFileURL(join(ROOT, file)).href);
  const isQuoted = quotes();
  return currentTexts()
    .filter(({ key, text }) => WORD.test(text) && !NOT_WORDS.test(key))
    .map((text) => {
      const [id = ''] = text.key.split('/', 1);
      if (!groupOfText(text.key))
        throw new Failure(`No group in packages/domain/src/site-texts lists '${id}'.`);
      return isQuoted(text.text, files.get(id) ?? '') ? { ...text, quoted: true as const } : text;
    });
}

/** The module that tells the Studio and the checks about them. */
export function textsModule(texts: readonly SiteText[]): string {
  const lines = texts.map((text) => `  ${JSON.stringify(text)},`);
  return [
    "// Made by `npm run generate` from the site's modules of texts. Don't edit it.",
    "import type { SiteText } from './site-text.ts';",
    '',
    '/** Every text that editors may change, in the order of the modules. */',
    'export const SITE_TEXTS: readonly SiteText[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

/** Where the module stands. */
export const TEXTS_FILE = join(ROOT, 'packages/domain/src/site-texts/texts.generated.ts');
