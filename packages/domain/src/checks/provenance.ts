/** Nothing with a number or a voice that is not the site's own is published without its origin. */
import { claimsOpinions, countsBuyers, TO_COMPLETE } from '../samples.ts';
import { isShopAddress } from '../shop-hosts.ts';
import { partsOf, textOf } from './document-parts.ts';
import { isObject } from '../is-object.ts';
import { error, warning, type DocumentCheck, type FieldPath, type Problem } from './problem.ts';

/** Shops whose programs or terms forbid copying their stars, counts and reviews. */
const SHOP_NAMES = /\b(?:amazon|aliexpress|best buy|costco|ebay|newegg|temu|walmart)\b/i;

const NOT_A_SHOPS =
  "A shop's stars, review counts and reviews may not be copied: Amazon's program forbids it. Give a source of your own, or clear the rating.";

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Whether an origin is a shop's page or names one. */
function isShops(source: Readonly<Record<string, unknown>>): boolean {
  return isShopAddress(textOf(source, 'address')) || SHOP_NAMES.test(textOf(source, 'collectedBy'));
}

/** What an opinion's origin lacks. @param what "this rating", "this quote" */
function originProblems(value: unknown, at: FieldPath, what: string): Problem[] {
  if (!isObject(value))
    return [
      error(at, `Say where ${what} comes from and when it was collected, or mark the document as a sample.`),
    ];
  if (isShops(value)) return [error(at, NOT_A_SHOPS)];
  const problems: Problem[] = [];
  if (textOf(value, 'collectedBy').trim() === '')
    problems.push(error([...at, 'collectedBy'], `Say who collected ${what}, like "Our survey of readers".`));
  if (textOf(value, 'collectedOn') === '')
    problems.push(error([...at, 'collectedOn'], `Choose the day on which ${what} was collected.`));
  return problems;
}

function counted(document: Parameters<DocumentCheck>[0], today: string): Problem[] {
  if (!countsBuyers(document['badge'])) return [];
  const month = textOf(document, 'badgeMonth');
  // Blanks are told by `blankTexts`.
  if (month !== '' && month.trim() === '') return [];
  if (!MONTH.test(month))
    return [error(['badgeMonth'], 'Give the month that this badge counts, like 2026-11. It ends with it.')];
  const now = today.slice(0, 7);
  if (month > now) return [error(['badgeMonth'], 'This month is still to come.')];
  return month < now && document['sample'] !== true
    ? [warning(['badge'], `This count ended with ${month}, and the live site no longer shows it. Clear it.`)]
    : [];
}

/** A rating, a quote, a count or a text that is no sample says where it comes from. */
export const provenance: DocumentCheck = (document, { today }) => {
  const sample = document['sample'] === true;
  switch (document._type) {
    case 'product': {
      const origin = document['ratingSource'];
      // A shop's stars are wrong in a sample too: whoever completes it would keep them.
      const shops =
        sample && isObject(origin) && isShops(origin) ? [error(['ratingSource'], NOT_A_SHOPS)] : [];
      const missing =
        claimsOpinions(document) && !sample ? originProblems(origin, ['ratingSource'], 'this rating') : [];
      return [...shops, ...missing, ...counted(document, today)];
    }
    case 'customerQuote': {
      if (sample) return [];
      const permission =
        textOf(document, 'permission').trim() === ''
          ? [error(['permission'], 'Say who allowed you to publish these words, how and when.')]
          : [];
      return [...originProblems(document['source'], ['source'], 'this quote'), ...permission];
    }
    case 'infoPage': {
      const open = partsOf(document).objects.some(
        ({ value }) => value['_type'] === 'callout' && value['title'] === TO_COMPLETE,
      );
      return open && !sample
        ? [error(['sample'], `A box still says "${TO_COMPLETE}". Complete it first, or switch this back on.`)]
        : [];
    }
    default:
      return [];
  }
};

/** What readers of the live site don't see of a sample, by type. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  product:
    'This product is a sample: its rating, review count and count of buyers are made up. The live site never shows them.',
  customerQuote: 'This quote is a sample: nobody said it. The live site never shows it.',
  infoPage:
    'This text is a sample. The live site shows no review date for it, and a deployment waits until it is complete.',
};

/** The sentence that says what the live site leaves out; null for what is no sample. */
export function sampleNotice(document: Readonly<Record<string, unknown>>): string | null {
  return document['sample'] === true ? (NOT_SHOWN[textOf(document, '_type')] ?? null) : null;
}

/** Samples are named until somebody replaces them. */
export const samples: DocumentCheck = (document) => {
  const notice = sampleNotice(document);
  return notice === null ? [] : [warning(['sample'], notice)];
};
