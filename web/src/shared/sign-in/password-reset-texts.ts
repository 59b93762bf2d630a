import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of the form for a forgotten password, which comes when somebody asks for it. */
export const PASSWORD_RESET_TEXTS = siteTexts('password-reset', {
  title: 'Reset your password',
  intro: "Enter the email address of your account, and we'll send you a link to choose a new password.",
  send: 'Send the link',
  sent: 'If an account has this address, a link to choose a new password is on its way.',
  back: 'Back to Sign In',
});
