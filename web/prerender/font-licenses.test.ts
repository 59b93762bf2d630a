import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontLicenses } from './font-licenses.ts';

const WEB = join(import.meta.dirname, '..');

test('each font package of the site comes with its full license', async () => {
  const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  const text = await fontLicenses();
  expect(fonts.length).toBeGreaterThan(1);
  for (const name of fonts) expect(text).toContain(`${name}\n\nCopyright`);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(fonts.length);
  expect(text).toMatch(/The Instrument Sans Project Authors[^]*The Instrument Serif Project Authors/);
});
