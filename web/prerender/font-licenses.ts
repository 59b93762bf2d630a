import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Beside the fonts, which may only be passed on with it. */
export const FONT_LICENSES_FILE = 'assets/font-licenses.txt';

const PACKAGES = ['@fontsource-variable/instrument-sans', '@fontsource/instrument-serif'];

/** The licenses of all fonts that the site serves, as their packages bring them along. */
export async function fontLicenses(): Promise<string> {
  const texts = await Promise.all(
    PACKAGES.map(async (name) => {
      const file = fileURLToPath(import.meta.resolve(`${name}/LICENSE`));
      return `${name}\n\n${(await readFile(file, 'utf8')).trim()}\n`;
    }),
  );
  return texts.join('\n\n');
}
