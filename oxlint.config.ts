import { defineConfig } from 'oxlint';
import { importRules } from './tools/structure/import-rules.ts';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    browser: true,
    node: true,
    es2024: true,
  },
  ignorePatterns: ['**/dist/**', '**/*.generated.ts', '.local/**', 'art/**'],
  rules: {
    // A type holds two files together as a value does.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/no-array-index-key': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'no-underscore-dangle': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'import/no-named-as-default': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/set-state-in-effect': 'off',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
      },
    ],
  },
  overrides: [
    ...importRules(),
    {
      files: ['**/in-page/**'],
      rules: {
        'unicorn/consistent-function-scoping': 'off',
      },
    },
    {
      files: ['tools/emulators/test/**'],
      rules: {
        'vitest/expect-expect': [
          'error',
          {
            assertFunctionNames: ['expect', 'assertFails', 'assertSucceeds'],
          },
        ],
      },
    },
  ],
});
