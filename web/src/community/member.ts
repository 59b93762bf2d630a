/** The signed-in member. */
export interface Member {
  uid: string;
  email: string;
  /** As given at sign-up; '' when the account has none. */
  displayName: string;
  emailConfirmed: boolean;
}

/** Name shown with a member's setups: display name, then e-mail, then Anonymous (spec section 5). */
export function shownName({ displayName, email }: Member): string {
  return displayName.trim() || email || 'Anonymous';
}
