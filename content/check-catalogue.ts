/** `npm run catalogue:check`: what is known of the projectors, and what is wrong with it. Fails for the latter. */
import { CATALOGUE_CHECKS, COMPLETENESS, completeness } from './checks/catalogue.ts';
import { ofType, seedOf } from './checks/seed.ts';
import { seedDocuments } from './source/index.ts';

const seed = seedOf(seedDocuments);
const projectors = ofType(seed, 'projector');
console.log(`${projectors.length} projectors`);
for (const wanted of COMPLETENESS) {
  const names = projectors
    .filter((projector) => completeness(projector) === wanted)
    .map(({ brand, model }) => `${String(brand)} ${String(model)}`);
  console.log(`${wanted}: ${names.length}\n  ${names.join(', ') || 'none'}`);
}
let problems = 0;
for (const [name, check] of Object.entries(CATALOGUE_CHECKS)) {
  const found = check(seed);
  console.log(`${name}: ${found.length}`);
  for (const problem of found) console.error(`  error: ${problem}`);
  problems += found.length;
}
process.exit(problems === 0 && projectors.length > 0 ? 0 : 1);
