import type { DeployFacts } from './facts.ts';

/** A deployment to production that nothing stands against. */
export const READY: DeployFacts = {
  stage: 'production',
  backend: 'hosted',
  missing: [],
  malformed: null,
  firebaseProject: 'lumen-live',
  missingCredentials: [],
  content: {
    source: 'Sanity',
    found: {
      samples: [],
      associateTag: 'beams-20',
      privacyText:
        'reCAPTCHA guards us. You may sign in with Google. Error reports name nobody. An e-mail when we decide.',
      missingPages: [],
    },
  },
  pages: null,
  demoAccounts: { source: 'Firebase', found: [] },
  studioOnSanity: true,
  appCheck: true,
  googleSignIn: true,
  errorReports: true,
  mail: true,
  rebuilds: true,
  uncommitted: 0,
};
