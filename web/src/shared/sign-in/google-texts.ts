import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of signing in with Google, which come with its button. */
export const GOOGLE_TEXTS = siteTexts('google', {
  or: 'or',
  button: 'Continue with Google',
  waiting: "Waiting for Google's window...",
  nameOfGoogle:
    'A new account shows the name of your Google account. You can change it on your account page.',
  nameTyped: 'A new account shows the display name above, or without one the name of your Google account.',
  linkTitle: 'You have an account already',
  linkIntro: (email: string): string =>
    `${email} has an account here with a password. Enter the password once to sign in; from then on Google works too.`,
  password: 'Password of your account here',
  passwordMissing: 'Enter the password of your account here.',
  link: 'Sign in and add Google',
  linking: 'Signing in...',
});

export const GOOGLE_TOASTS = {
  joined: (name: string) => ({
    title: 'Account created!',
    description: `You share as ${name}. You can change the name on your account page.`,
  }),
} as const;
