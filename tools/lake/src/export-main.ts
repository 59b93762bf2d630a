/** Command line of the export: `node tools/lake/src/export-main.ts --lake http://localhost:3999 --out DIR`. */

import { parseArgs } from 'node:util';
import { exportFolder } from './transfer/export-folder.ts';

try {
  const { values } = parseArgs({
    options: {
      lake: { type: 'string', default: 'http://localhost:3999' },
      dataset: { type: 'string', default: 'production' },
      token: { type: 'string', default: 'local-editor' },
      out: { type: 'string', default: 'export' },
      published: { type: 'boolean', default: false },
    },
  });
  const outcome = await exportFolder({
    origin: values.lake,
    dataset: values.dataset,
    token: values.token,
    folder: values.out,
    publishedOnly: values.published,
  });
  process.stdout.write(`${outcome.documents} documents and ${outcome.assets} assets are in ${values.out}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
