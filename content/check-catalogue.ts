/** `npm run tool -- catalogue`: what is known of the projectors, and what is wrong with it. Fails for the latter. */
import { CATALOGUE_CHECKS, doubtedLights } from './checks/catalogue.ts';
import {
  completenessProblems,
  figureCounts,
  modelCompleteness,
  sourceCounts,
} from './checks/completeness.ts';
import { namedModels, namedProblems } from './checks/named-models.ts';
import { ofType, seedOf } from './checks/seed.ts';
import { seedDocuments } from './source/index.ts';

const seed = seedOf(seedDocuments);
const models = ofType(seed, 'projector').map(modelCompleteness);

function print(title: string, lines: readonly string[]): void {
  console.log(`${title}: ${lines.length}\n  ${lines.join('\n  ') || 'none'}`);
}

console.log(`${models.length} projectors`);
print(
  'models by number of figures (* the finder can judge it)',
  models
    .toSorted((one, other) => other.figures - one.figures)
    .map(
      ({ name, figures, isUsable, year }) =>
        `${figures}${isUsable ? '*' : ''} ${name}${year ? `, ${year}` : ''}`,
    ),
);
print(
  'figures by number of models',
  figureCounts(seed).map(({ field, count }) => `${count} ${field}`),
);
print(
  'models that reviewers named (* the finder can judge it)',
  namedModels(seed).map(
    ({ slug, isListed, isUsable }) => `${isListed ? 'listed' : 'missing'}${isUsable ? '*' : ''} ${slug}`,
  ),
);
const { kinds, hosts, unread, oldest } = sourceCounts(seed);
print(
  'kinds of hosts by number of figures',
  kinds.map(({ kind, hosts: of, count }) => `${count} ${kind}, on ${of} hosts`),
);
print(
  'hosts by number of figures',
  hosts.map(({ host, kind, count }) => `${count} ${host} (${kind})`),
);
console.log(`figures without the day they were read: ${unread}; the oldest was read on ${oldest}`);
print('doubted light, which counts for nothing', doubtedLights(seed));

let problems = 0;
for (const [name, check] of Object.entries({
  ...CATALOGUE_CHECKS,
  'less than shoppers need': completenessProblems,
  'models that reviewers named': namedProblems,
})) {
  const found = check(seed);
  console.log(`${name}: ${found.length}`);
  for (const problem of found) console.error(`  error: ${problem}`);
  problems += found.length;
}
process.exit(problems === 0 && models.length > 0 ? 0 : 1);
