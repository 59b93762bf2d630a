/** The lint rules about imports, made from the tree: which layer, which feature, which outside library. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS, type Layer } from './layers.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Patterns of imports that are refused, and what the linter says about them. */
interface Refused {
  group: string[];
  message: string;
}

/** Rules for some files, in the form that oxlint's `overrides` have. */
export interface ImportRules {
  files: string[];
  rules: { 'no-restricted-imports': 'off' | ['error', { patterns: Refused[] }] };
}

const SANITY: Refused = {
  group: ['@sanity/*', 'groq'],
  message: 'Only queries, web/src/shared/content-api and the preview know Sanity.',
};
const FIREBASE: Refused = {
  group: ['firebase', 'firebase/*', '@firebase/*'],
  message: 'Only packages/community talks to Firebase.',
};
const REACT: Refused = {
  group: ['react', 'react-*', 'styled-components', 'framer-motion', '@portabletext/*'],
  message: 'Data access and maths know no React.',
};
const PACKAGES: Refused = { group: ['@lumen-throw/**'], message: 'The maths imports nothing.' };

/** What an outsider does not have who takes the lake by itself. @param outside paths that lead out of it */
function product(outside: string): Refused {
  return {
    group: ['@lumen-throw/**', outside],
    message: 'The lake imports its own files and its declared dependencies only (tools/lake/README.md).',
  };
}

const RULE_CHECKS: Refused = {
  group: ['@lumen-throw/**', '../**'],
  message: 'The checks of rules know no product (tools/rule-checks/README.md).',
};

const E2E: Refused = {
  group: ['**/e2e/**'],
  message: 'The browser tests import tools, not the other way: what both use belongs to tools/browser.',
};

function rule(files: string[], patterns: Refused[]): ImportRules {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** What a layer must not import: every layer above it. */
function layersAbove(layer: Layer): Refused[] {
  const above = LAYERS.slice(0, LAYERS.indexOf(layer));
  if (above.length === 0) return [];
  return [
    {
      group: above.map((name) => `**/${name}/**`),
      message: `${layer} stands below ${above.join(', ')}: imports go down only (tools/structure/layers.ts).`,
    },
  ];
}

function featureRules(): ImportRules[] {
  const features = readdirSync(join(ROOT, 'web/src/features'));
  return features.map((feature) =>
    rule(
      [`web/src/features/${feature}/**`],
      [
        SANITY,
        FIREBASE,
        ...layersAbove('features'),
        {
          group: features.flatMap((other) =>
            other === feature ? [] : [`../${other}/**`, `../../${other}/**`],
          ),
          message: 'A feature imports no other feature: what both need belongs to web/src/shared.',
        },
      ],
    ),
  );
}

/** All of them; of two that hold for a file, the later one counts alone. */
export function importRules(): ImportRules[] {
  return [
    ...LAYERS.filter((layer) => layer !== 'features').map((layer) =>
      rule([`web/src/${layer}/**`], [SANITY, FIREBASE, ...layersAbove(layer)]),
    ),
    ...featureRules(),
    rule(['web/src/**/*-query.ts'], [FIREBASE, REACT, ...layersAbove('features')]),
    rule(['web/src/shared/{content,content-api}/**'], [FIREBASE, REACT, ...layersAbove('shared')]),
    rule(['web/src/app/build-content.ts', 'web/src/app/preview/**'], [FIREBASE]),
    rule(['packages/*/src/**'], [SANITY, FIREBASE, REACT]),
    rule(['packages/community/src/**'], [SANITY, REACT]),
    rule(['packages/throw/src/**'], [SANITY, FIREBASE, REACT, PACKAGES]),
    rule(['tools/**'], [E2E]),
    rule(['tools/lake/{src,bench,test}/*'], [product('../../**')]),
    rule(['tools/lake/src/*/**'], [product('../../../**')]),
    rule(['tools/rule-checks/**'], [RULE_CHECKS]),
    // A test may start a page from the top.
    { files: ['**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
    rule(['tools/**/*.test.ts'], [E2E]),
  ];
}
