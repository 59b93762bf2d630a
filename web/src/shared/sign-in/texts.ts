import { AUTH_LIMITS } from '@lumen-throw/domain/limits';
import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of the sign-in screens (spec sections 2 and 8). */
export const AUTH_TEXTS = siteTexts('sign-in', {
  pageTitle: 'Sign in',
  signInTitle: 'Welcome Back',
  signInIntro: 'Sign in to share and like setups',
  signUpTitle: 'Join the Community',
  signUpIntro: 'Create an account to get started',
  displayName: 'Display Name',
  displayNameHint: 'Shown next to the setups you share.',
  email: 'Email',
  password: 'Password',
  passwordHint: (min: number): string => `At least ${min} characters.`,
  conditions: `Sign up only if you are at least ${AUTH_LIMITS.ageMin} and accept the terms.`,
  terms: 'Terms of use',
  privacy: 'Privacy',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  loading: 'Loading...',
  needsScript: 'Signing in needs JavaScript, which is off in this browser.',
  notStored:
    'Your browser blocks cookies for this site. You can sign in, but only until you close or reload this page.',
  toSignUp: "Don't have an account? Sign up",
  toSignIn: 'Already have an account? Sign in',
  forgot: 'Forgot password?',
  resetNotLoaded: "This didn't load. Check your connection and try again.",
  linkSent: (email: string): string =>
    `A link to confirm your address is on its way to ${email}. Open it, then sign in here.`,
  alreadySignedIn: 'You are signed in.',
  toGallery: 'Go to the gallery',
});

/** What stands at a field that is empty or wrong. */
export const AUTH_FIELD_ERRORS = siteTexts('sign-in-fields', {
  displayNameMissing: 'Enter the name other people will see.',
  emailMissing: 'Enter your email address.',
  emailMalformed: 'Enter a complete email address, like name@example.com.',
  passwordMissing: 'Enter your password.',
  passwordShort: (min: number): string => `Choose a password of at least ${min} characters.`,
});

/** Toasts after signing in or up; title and description. */
export const AUTH_TOASTS = siteTexts('sign-in-toasts', {
  signedIn: { title: 'Welcome back!', description: "You've successfully signed in." },
  signedUp: {
    title: 'Account created!',
    description: 'You can now submit setups and interact with the community.',
  },
  signedInInGallery: { title: 'Welcome back!', description: 'You can now submit your setup.' },
  signedUpInGallery: {
    title: 'Account created!',
    description: "You're now logged in and can submit setups.",
  },
  checkEmail: {
    title: 'Check your email!',
    description: 'We sent you a confirmation link. Click it to complete sign up.',
  },
  failedTitle: 'Error',
  failedInGalleryTitle: 'Authentication Error',
  failed: 'Failed to authenticate. Please try again.',
});
