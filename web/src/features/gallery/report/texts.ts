import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the report button, which stands at every setup. */
export const REPORT_BUTTON_TEXTS = siteTexts('report-button', { report: 'Report' });

/** Words of the dialog in which a member reports a setup. */
export const REPORT_TEXTS = siteTexts('report', {
  title: 'Report this setup',
  intro: 'An admin looks at it. Nobody else learns who reported it.',
  reason: "What's wrong?",
  chooseReason: 'Choose a reason',
  text: 'Anything else we should know?',
  send: 'Send report',
  sending: 'Sending...',
  reasonMissing: "Choose what's wrong with it.",
  textLong: `Use at most ${MODERATION_LIMITS.reportTextMax} characters.`,
});

export const REPORT_TOASTS = siteTexts('report-toasts', {
  sent: { title: 'Reported', description: 'Thank you. Your account page will tell you what came of it.' },
  failed: (reason: string) => ({ title: 'Not reported', description: reason }),
});
