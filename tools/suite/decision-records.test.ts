import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../product/state-folder.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('the index lists each decision once, and each record has a date and a status', () => {
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).map(
    (file) => file.split('/').at(-1) ?? '',
  );
  const index = read('docs/decisions/README.md');
  const linked = [...index.matchAll(/\]\((\d[^)]+)\)/g)].map(([, file]) => file);
  expect(linked).toEqual(records.toSorted());
  for (const record of records)
    expect(read(`docs/decisions/${record}`)).toMatch(
      /^# \d+\. .+\n\n- Date: \d{4}-\d{2}-\d{2}\n- Status: .+\n\n/,
    );
});
