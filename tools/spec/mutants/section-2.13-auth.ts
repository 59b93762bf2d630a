import type { SpecMutant } from './mutant.ts';

const TEXTS = 'web/src/shared/sign-in/texts.ts';
const FORM = 'web/src/shared/sign-in/auth-form.tsx';

/** Section 2.13 of the specification: Auth. */
export const AUTH_MUTANTS: readonly SpecMutant[] = [
  { row: '2.13-1', file: TEXTS, find: "signInTitle: 'Welcome Back'", replace: "signInTitle: 'Welcome'" },
  {
    row: '2.13-1',
    file: TEXTS,
    find: "signInIntro: 'Sign in to share and like setups'",
    replace: "signInIntro: 'Sign in to share setups'",
  },
  {
    row: '2.13-2',
    file: TEXTS,
    find: "signUpTitle: 'Join the Community'",
    replace: "signUpTitle: 'Join Our Community'",
  },
  // The title changes with the mode, the words below it do not.
  {
    row: '2.13-2',
    file: FORM,
    find: '{signingUp ? AUTH_TEXTS.signUpIntro : AUTH_TEXTS.signInIntro}',
    replace: '{AUTH_TEXTS.signInIntro}',
  },
  {
    row: '2.13-3',
    file: FORM,
    find: '{signingUp ? (\n          <Field\n',
    replace: '{mode ? (\n          <Field\n',
  },
  {
    row: '2.13-3',
    file: 'web/src/shared/sign-in/auth-fields.ts',
    find: "mode === 'sign-up' && !cleanLine(values.displayName)",
    replace: "mode === 'sign-up' && values.displayName === ''",
  },
  { row: '2.13-4', file: FORM, find: 'type="password"', replace: 'type="text"' },
  { row: '2.13-4', file: TEXTS, find: "email: 'Email',", replace: "email: 'User name'," },
  {
    row: '2.13-5',
    file: FORM,
    find: '{busy ? AUTH_TEXTS.loading : signingUp',
    replace: '{busy && signingUp ? AUTH_TEXTS.loading : signingUp',
  },
  {
    row: '2.13-6',
    file: TEXTS,
    find: `toSignUp: "Don't have an account? Sign up"`,
    replace: `toSignUp: "Don't have an account?"`,
  },
  {
    row: '2.13-7',
    file: TEXTS,
    find: "toSignIn: 'Already have an account? Sign in'",
    replace: "toSignIn: 'Already have an account?'",
  },
  {
    row: '2.13-8',
    file: 'web/src/shared/session/return-path.ts',
    find: "if (typeof from !== 'string') return PATHS.gallery;",
    replace: "if (typeof from !== 'string') return PATHS.account;",
  },
  // After signing up one stays.
  {
    row: '2.13-8',
    file: 'web/src/shared/sign-in/use-auth-form.ts',
    find: '    await startSession();\n    onSignedIn();',
    replace: "    await startSession();\n    if (mode === 'sign-in') onSignedIn();",
  },
];
