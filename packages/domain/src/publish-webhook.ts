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

/** An id of a document at Sanity (https://www.sanity.io/docs/content-lake/ids), and a type's name. */
const NAME = /^[\w.-]{1,128}$/;

/** ISO 8601 in UTC, as Sanity writes `_updatedAt`. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

function isName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value));
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
  if (!isName(_id) || !isName(_type) || (updatedAt !== null && !isTime(updatedAt))) return null;
  return { id: _id, type: _type, at, updatedAt };
}
