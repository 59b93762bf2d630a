/** Acts of admins, as the moderation log keeps them. */
const MODERATION_ACTIONS = ['feature', 'unfeature', 'publish', 'hide', 'delete'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** An entry of the moderation log; entries are never changed. */
export interface ModerationEntry {
  id: string;
  action: ModerationAction;
  setup_id: string;
  /** Title at the time of the act, so that the entry can be read after a deletion. */
  setup_title: string;
  /** Setup that lost the month to this one. */
  replaced_setup_id: string | null;
  /** 'YYYY-MM' that the act concerned. */
  month: string | null;
  /** User id of the admin. */
  moderator: string;
  /** The admin's name at the time of the act; older entries have none. */
  moderator_name?: string;
  at: Date;
}
