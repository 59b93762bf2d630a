/** Words that doubt a listing, whatever else is asked. */
const DOUBT =
  /\b(?:legit(?:imate)?|scams?|fake|honest|lying|too good to be true)\b|\breal(?:ly|istic)?\s+(?:lumens?|brightness|4k|1080p|resolution)\b/i;

/** Words that ask whether something is good. Without a cheap box, they are about a room or a use. */
const JUDGED = /\b(?:any good|worth (?:it|buying|the money)|real|decent|junk|garbage)\b/i;

/** What makes a cheap box: its price, up to $299, or where such boxes are sold. */
const CHEAP_BOX =
  /\$\s*(?:\d{1,2}|[12]\d{2})\b(?![.,]\d)|\b(?:\d{2}|[12]\d{2})\s*(?:dollars?|bucks|usd)\b|\b(?:cheap|chinese|no[- ]?name|unbranded|amazon|aliexpress|ebay|temu)\b/i;

/** A box that nobody signs, and what its listing claims. */
const NAMELESS_CLAIM =
  /(?=.*\b(?:no[- ]?name|unbranded|knock-?off)\b).*\b(?:lumens?|ansi|brightness|4k|1080p|resolution|specs?|claims?)\b/i;

/** Whether a search asks whether something is good. */
export function judgesModel(search: string): boolean {
  return JUDGED.test(search);
}

/** Whether a search doubts what the listing of a projector says, which the lumen check answers. */
export function doubtsBox(search: string): boolean {
  return DOUBT.test(search) || NAMELESS_CLAIM.test(search) || (JUDGED.test(search) && CHEAP_BOX.test(search));
}
