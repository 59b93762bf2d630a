import type { SpecSection } from './coverage-problems.ts';

/**
 * Sections of the specification, its screens in their order as 2.1 to 2.16, and how many statements
 * `docs/spec-coverage.md` counts in each. Change a number only together with the specification.
 */
export const SPEC_SECTIONS: readonly SpecSection[] = [
  { id: '1', statements: 14 },
  { id: '2.1', statements: 17 },
  { id: '2.2', statements: 6 },
  { id: '2.3', statements: 42 },
  { id: '2.4', statements: 20 },
  { id: '2.5', statements: 4 },
  { id: '2.6', statements: 16 },
  { id: '2.7', statements: 5 },
  { id: '2.8', statements: 11 },
  { id: '2.9', statements: 20 },
  { id: '2.10', statements: 5 },
  { id: '2.11', statements: 11 },
  { id: '2.12', statements: 26 },
  { id: '2.13', statements: 8 },
  { id: '2.14', statements: 25 },
  { id: '2.15', statements: 17 },
  { id: '2.16', statements: 3 },
  { id: '3', statements: 40 },
  { id: '4', statements: 36 },
  { id: '5', statements: 29 },
  { id: '6', statements: 20 },
  { id: '7', statements: 32 },
  { id: '8', statements: 35 },
  { id: '9', statements: 40 },
];
