/** Words of the account page. */
export const ACCOUNT_TEXTS = {
  pageTitle: 'Your account',
  title: 'Your account',
  signedInAs: (email: string): string => `Signed in as ${email}`,
  signInNote: 'Sign in to see your account.',
  loading: 'Loading...',

  nameTitle: 'Display name',
  nameIntro:
    'Stands beside what you share from now on. Setups that are in the gallery already keep the name they were shared under.',
  name: 'Display name',
  saveName: 'Save name',
  saving: 'Saving...',

  dataTitle: 'Your data',
  dataIntro:
    'Everything that is kept of you in one file (JSON): your account, your setups with the addresses of their pictures, and your likes.',
  download: 'Download my data',
  gathering: 'Gathering...',
  fileName: (day: string): string => `lumen-throw-data-${day}.json`,

  deleteTitle: 'Delete the account',
  deleteIntro: 'Takes everything of yours off the site, at once and for good.',
  delete: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  goes: [
    'Every setup that you shared, with its pictures',
    'Every like that you gave',
    'Your name, your e-mail address and your password',
    'The draft that waits in this browser',
  ],
  final: 'This cannot be undone, and nobody can bring any of it back.',
  password: 'Password',
  confirmation: (word: string): string => `Type ${word} to confirm`,
  confirmationWord: 'DELETE',
  confirmDelete: 'Delete everything',
  deleting: 'Deleting...',
  keep: 'Keep my account',
} as const;

/** What stands at a field of the account page. */
export const ACCOUNT_ERRORS = {
  nameMissing: 'Write the name that others see.',
  passwordMissing: 'Write your password.',
  passwordWrong: 'This is not the password of your account.',
  confirmation: (word: string): string => `Type ${word}, in capital letters.`,
} as const;

export const ACCOUNT_TOASTS = {
  nameSaved: (name: string) => ({ title: 'Saved', description: `You share as ${name} from now on.` }),
  nameFailed: (reason: string) => ({ title: 'Error', description: `Failed to save the name: ${reason}` }),
  downloadFailed: (reason: string) => ({
    title: 'Error',
    description: `Failed to gather your data: ${reason}`,
  }),
  deleted: { title: 'Account deleted', description: 'Everything of yours is gone from this site.' },
  deleteFailed: (reason: string) => ({
    title: 'Error',
    description: `Failed to delete the account: ${reason}`,
  }),
} as const;
