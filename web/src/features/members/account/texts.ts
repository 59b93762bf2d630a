import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the account page. */
export const ACCOUNT_TEXTS = siteTexts('account', {
  pageTitle: 'Your account',
  title: 'Your account',
  signedInAs: (email: string): string => `Signed in as ${email}`,
  signInNote: 'Sign in to see your account.',
  loading: 'Loading...',
  needsScript: 'This page needs JavaScript, which is off in this browser.',

  nameTitle: 'Display name',
  nameIntro:
    'Shown next to what you share from now on. Setups already in the gallery keep the name you shared them under.',
  name: 'Display name',
  saveName: 'Save name',
  saving: 'Saving...',

  emailTitle: 'E-mail address',
  emailIntro:
    'We send a link to the new address. Your account keeps the old one until you follow the link; then sign in again.',
  emailOfGoogle:
    'You sign in with Google, so this is the address of your Google account. To use another one here, set a password first.',
  newEmail: 'New e-mail address',
  saveEmail: 'Send the link',
  emailSent: (email: string): string => `If ${email} can be used, a link is on its way there.`,

  passwordTitle: 'Password',
  passwordIntro: 'Changing it ends your sessions on other devices within the hour.',
  passwordOfGoogle:
    'You sign in with Google and have no password here. To set one, sign out and choose “Forgot password?” on the sign-in page.',
  presentPassword: 'Current password',
  newPassword: 'New password',
  savePassword: 'Change password',

  dataTitle: 'Your data',
  dataIntro:
    'Everything we hold about you in one file (JSON): your account, your setups with the addresses of their pictures and what you changed, your likes, private lists, reports, answers and notices.',
  download: 'Download my data',
  gathering: 'Gathering...',
  fileName: (day: string): string => `lumen-throw-data-${day}.json`,

  deleteTitle: 'Delete the account',
  deleteIntro: 'Removes all your data from the site, immediately and for good.',
  delete: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  goes: [
    'Every setup you shared, with its pictures',
    'Every like you gave, every report and answer',
    'Your private lists: what you saved, own and recreated',
    'Your name, your e-mail address and your password',
    'The draft in this browser',
  ],
  final: "You can't undo this, and we can't bring any of it back.",
  password: 'Password',
  googleAsks: 'Google asks you once more who you are, in a window of its own.',
  confirmation: (word: string): string => `Type ${word} to confirm`,
  confirmationWord: 'DELETE',
  confirmDelete: 'Delete everything',
  deleting: 'Deleting...',
  keep: 'Keep my account',
});

/** What stands at a field of the account page. */
export const ACCOUNT_ERRORS = siteTexts('account-errors', {
  nameMissing: 'Enter the name other people will see.',
  passwordMissing: 'Enter your password.',
  passwordShort: (min: number): string => `A password has at least ${min} characters.`,
  emailMissing: 'Enter the new e-mail address.',
  emailSame: 'This is your address already.',
  passwordWrong: "That's not the password for your account.",
  confirmation: (word: string): string => `Type ${word}, in capital letters.`,
  deleteFailed: (reason: string): string => `Failed to delete the account: ${reason}`,
});

export const ACCOUNT_TOASTS = siteTexts('account-toasts', {
  nameSaved: (name: string) => ({ title: 'Saved', description: `You share as ${name} from now on.` }),
  nameFailed: (reason: string) => ({ title: 'Error', description: `Failed to save the name: ${reason}` }),
  passwordSaved: { title: 'Saved', description: 'Use the new password from now on.' },
  passwordFailed: (reason: string) => ({
    title: 'Error',
    description: `Failed to change the password: ${reason}`,
  }),
  emailFailed: (reason: string) => ({
    title: 'Error',
    description: `Failed to change the address: ${reason}`,
  }),
  downloadFailed: (reason: string) => ({
    title: 'Error',
    description: `Failed to gather your data: ${reason}`,
  }),
  deleted: { title: 'Account deleted', description: 'All your data is gone from this site.' },
});
