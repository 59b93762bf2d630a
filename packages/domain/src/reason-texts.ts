import type { ReportReason } from './moderation.ts';

/** Why a setup is reported or hidden, and a member banned, as everybody reads it. */
export const REASON_TEXTS: Record<ReportReason, string> = {
  advertising: 'Advertising or spam',
  stolen: "Somebody else's picture or text",
  offensive: 'Offensive or hateful',
  private: 'Shows private details of somebody',
  misleading: 'Not a real setup, or misleading',
  other: 'Something else',
};
