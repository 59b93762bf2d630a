import type { Stage } from '@lumen-throw/domain/environment';
import type { VariableName } from '@lumen-throw/domain/environment-variables';

/** A published document with an invented rating or quote. */
interface Sample {
  id: string;
  type: string;
  label: string | null;
}

/** Something that was looked at, or the reason why it could not be. */
export type Looked<T> = { source: string; found: T } | { unknown: string };

/** What the content to be deployed is like. */
export interface ContentFacts {
  samples: readonly Sample[];
  /** The shop's tag of this site, or null. */
  associateTag: string | null;
  /** What the privacy page says; empty without one. */
  privacyText: string;
  /** Slugs of pages that the law asks for and that are not published. */
  missingPages: readonly string[];
}

/** Everything that decides whether a deployment may go ahead. */
export interface DeployFacts {
  stage: Stage;
  backend: 'local' | 'hosted';
  missing: readonly VariableName[];
  /** Why the variables cannot be read, in one sentence; null when they can. */
  malformed: string | null;
  firebaseProject: string | null;
  /** Credentials that are not there, each with what to do about it. */
  missingCredentials: readonly string[];
  content: Looked<ContentFacts>;
  /** The commit that would go out as pages alone, and the one that is live; null for a whole deployment. */
  pages: { release: string; live: string | null } | null;
  /** Addresses of demo accounts among the members. */
  demoAccounts: Looked<readonly string[]>;
  /** Whether Sanity serves the Studio; null where its address is not known. */
  studioOnSanity: boolean | null;
  appCheck: boolean;
  googleSignIn: boolean;
  errorReports: boolean;
  /** Whether members get mail about decisions. */
  mail: boolean;
  rebuilds: boolean;
  /** Files that differ from the commit. */
  uncommitted: number;
}
