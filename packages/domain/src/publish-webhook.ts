/**
 * Sanity's webhook as this product needs it: `npm run tool -- hosted-setup` makes it so, the embedded lake sends
 * the same, and the function `announcePublish` reads it. https://www.sanity.io/docs/webhooks
 */
import type { PublishedChange } from './published-changes.ts';

/** Name of the webhook in Sanity's list. */
export const WEBHOOK_NAME = 'Pages learn of publishes';

/** Name of the function that takes it. */
export const WEBHOOK_FUNCTION = 'announcePublish';

/** What it is sent for. */
export const WEBHOOK_EVENTS = ['create', 'update', 'delete'] as const;

/** Everything that editors publish; assets and the Studio's own documents are on no page. */
export const WEBHOOK_FILTER =
  '!string::startsWith(coalesce(after()._type, before()._type), "sanity.") && !string::startsWith(coalesce(after()._type, before()._type), "system.")';

/** What is sent. Of a deleted document only `before()` knows, so both are asked. */
export const WEBHOOK_PROJECTION =
  '{"_id": coalesce(after()._id, before()._id), "_type": coalesce(after()._type, before()._type), "updatedAt": after()._updatedAt}';

/** Secret that the embedded lake and its functions share; it opens nothing but this machine. */
export const LOCAL_WEBHOOK_SECRET = 'shared-by-the-embedded-lake-and-functions';

/** Longest id of a document at Sanity, and longest name of a type that is taken. */
const NAME_MAX = 128;

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= NAME_MAX;
}

/**
 * Reads the webhook's body.
 * @param at when it was signed, in milliseconds since 1970
 * @returns null for what another projection sends
 */
export function announcedChange(body: string, at: number): PublishedChange | null {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof sent !== 'object' || sent === null) return null;
  const { _id, _type, updatedAt }: Partial<Record<'_id' | '_type' | 'updatedAt', unknown>> = sent;
  if (!isName(_id) || !isName(_type)) return null;
  if (updatedAt !== null && (typeof updatedAt !== 'string' || Number.isNaN(Date.parse(updatedAt))))
    return null;
  return { id: _id, type: _type, at, updatedAt };
}
