import { Failure } from '../product/failure.ts';

/** A script that makes committed files from their sources. */
export interface Generator {
  name: string;
  /** Path of the script from the project's root. */
  script: string;
  /** The files it writes. */
  files: readonly string[];
}

/** All generators, in an order in which each finds what it needs from the ones before. */
export const GENERATORS: readonly Generator[] = [
  {
    name: 'limits',
    script: 'tools/emulators/src/rules-limits.ts',
    files: ['firestore.rules', 'storage.rules'],
  },
  {
    name: 'texts',
    script: 'tools/site-texts/site-texts.ts',
    files: ['packages/domain/src/site-texts/texts.generated.ts'],
  },
  {
    name: 'types',
    script: 'tools/product/typegen.ts',
    files: [
      'studio/schema.generated.json',
      'web/src/shared/projectors/figure-fields.generated.ts',
      'web/src/shared/content-api/content-types.generated.ts',
    ],
  },
  { name: 'seed', script: 'content/build-seed.ts', files: ['content/seed.ndjson'] },
  { name: 'coverage', script: 'tools/spec/spec-coverage.ts', files: ['docs/spec-coverage.md'] },
];

/** The generators with these names, or all of them. @throws Failure that lists the names when one is wrong */
export function chooseGenerators(names: readonly string[]): readonly Generator[] {
  const unknown = names.filter((name) => !GENERATORS.some((generator) => generator.name === name));
  if (unknown.length > 0) {
    throw new Failure(
      `Unknown generator ${unknown.join(', ')}. Choose from ${GENERATORS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? GENERATORS : GENERATORS.filter(({ name }) => names.includes(name));
}
