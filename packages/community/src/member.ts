import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { cleanLine, memberName, textLength } from '@lumen-throw/domain/member-text';
import { CommunityError } from './community-error.ts';

/** The signed-in member. */
export interface Member {
  uid: string;
  email: string;
  /** As given at sign-up; '' when the account has none. */
  displayName: string;
  emailConfirmed: boolean;
  /** False for an account that is signed in to through Google alone. */
  hasPassword: boolean;
}

/** Name shown with a member's setups: display name, then e-mail, then Anonymous (spec section 5). */
export function shownName({ displayName, email }: Member): string {
  return memberName(displayName, email);
}

/**
 * A display name as accounts store it: trimmed, one line, nothing invisible; '' for an empty one.
 * @throws CommunityError 'invalid-name' for one that is too long, or in which nothing is visible
 */
export function checkedName(name: string): string {
  const clean = cleanLine(name);
  if (clean === '' && name.trim() !== '') {
    throw new CommunityError('invalid-name', 'Enter a name that can be seen.', 'displayName');
  }
  if (textLength(clean) > SETUP_LIMITS.displayNameMax) {
    const reason = `The name can have at most ${SETUP_LIMITS.displayNameMax} characters.`;
    throw new CommunityError('invalid-name', reason, 'displayName');
  }
  return clean;
}
