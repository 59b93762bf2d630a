/** What editors wrote in the place of the site's own words, and what is wrong with it. */
import { SITE_TEXTS } from './texts.generated.ts';
import type { SiteText } from './site-text.ts';
import type { TextGroup } from './text-groups.ts';

const BY_KEY: ReadonlyMap<string, SiteText> = new Map(SITE_TEXTS.map((text) => [text.key, text]));

/** The text that has a key; undefined where the site has none. */
export function siteText(key: string): SiteText | undefined {
  return BY_KEY.get(key);
}

/** The texts under one heading of a group. */
interface TextPart {
  id: string;
  title: string;
  texts: readonly SiteText[];
}

/** The texts of a group under their headings, in the order of the page. */
export function partsOfGroup({ parts }: TextGroup): TextPart[] {
  return Object.entries(parts)
    .map(([id, title]) => ({ id, title, texts: SITE_TEXTS.filter(({ key }) => key.startsWith(`${id}/`)) }))
    .filter(({ texts }) => texts.length > 0);
}

/** What an editor should change about a text, and whether it keeps the document from being published. */
interface TextProblem {
  sentence: string;
  severity: 'error' | 'warning';
}

/** A text may be this many times as long as the default, and this many characters longer. */
const LONGER = { times: 2, characters: 40 };

/** Said beside every text that the specification quotes. */
export const QUOTED_NOTE = "These words are the customer's: ask before you change them.";

/** What is wrong with what an editor wrote in the place of a text. @param text null where there is none */
export function ownTextProblems(key: string, text: string | null): TextProblem[] {
  const site = siteText(key);
  if (!site)
    return [
      {
        sentence: 'The site has no such text anymore, so these words do nothing. Remove them.',
        severity: 'warning',
      },
    ];
  if (text === null || text.trim() === '')
    return [
      {
        sentence: 'There are no words here. Write some, or choose "Back to the default".',
        severity: 'error',
      },
    ];
  if (/[\n\r\u2028\u2029]/.test(text))
    return [
      {
        sentence: 'This text stands on one line. Take the line break out.',
        severity: 'error',
      },
    ];
  const most = Math.max(LONGER.times * site.text.length, site.text.length + LONGER.characters);
  if (text.length <= most) return [];
  return [
    {
      sentence: `The default has ${site.text.length} characters, this has ${text.length}. Look at the page, on a phone too, or write it in at most ${most}.`,
      severity: 'warning',
    },
  ];
}
