/** What a trial of changed rules tells the tests. */
export interface RulesTrial {
  /** Text of the rules to test; null for the repository's. */
  firestore: string | null;
  storage: string | null;
  /** Full names of the tests to run; null for all. */
  only: string[] | null;
  /** Whether each Firestore test notes which expressions it made the rules evaluate. */
  coverEachTest: boolean;
}
