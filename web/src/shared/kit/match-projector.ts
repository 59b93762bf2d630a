/**
 * Which model of the catalog a free text means, by the names and other names that the catalog has. A
 * text that could mean another model, or one that the catalog does not have, matches nothing.
 */

/** A model with the names that people use for it. */
export interface NamedProjector {
  id: string;
  brand: string;
  model: string;
  otherNames: readonly string[];
}

/** Other words for a brand. */
const BRAND_WORDS: Readonly<Record<string, readonly string[]>> = {
  anker: ['nebula'],
  'awol vision': ['awol'],
  xiaomi: ['mi'],
  hisense: ['vidda'],
};

/** Makers whose models are easily taken for each other's; a text that names another one means that one. */
const OTHER_BRANDS = [
  'acer', 'aaxa', 'asus', 'awol', 'casio', 'changhong', 'christie', 'dangbei', 'dell', 'eiki', 'emotn', 'etoe',
  'fengmi', 'happrun', 'hitachi', 'infocus', 'jmgo', 'jvc', 'kodak', 'magcubic', 'mitsubishi', 'nec', 'nexigo',
  'panasonic', 'philips', 'pioneer', 'ricoh', 'sanyo', 'sharp', 'toptro', 'toshiba', 'ultimea', 'valerion',
  'vankyo', 'vava', 'vivitek', 'wanbo', 'wemax', 'wimius', 'yaber',
] as const; // prettier-ignore

/** Phrases that say nothing about which model it is. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bfull[ -]?hd\b/g, ' 1080p '],
  [/\bultra[ -]hd\b/g, ' uhd4k '],
  [/\bultra[ -]short[ -]throw\b/g, ' ust '],
  [/\bshort[ -]throw\b/g, ' '],
  [/\bhome[ -]?theat(?:er|re)s?\b/g, ' '],
  [/\blaser[ -]tv\b/g, ' laser '],
  [/\b\d[\d.,]*\s*(?:k\s*)?(?:ansi |iso )?(?:lumens?|lms?)\b/g, ' '],
  [/\b\d{2,3}\s*hz\b/g, ' '],
  [/\btheatre\b/g, 'theater'],
];

/** Words that stand beside any model without making it another one. */
const PLAIN_WORDS = new Set(
  `a an and at by ceiling dlp 3lcd lcd for from from hdr hdr10 hdmi in it lamp led gaming ansi lumens mounted my new
  old on our 3d portable projector projectors beamer projektor smart the used refurbished ust video with white black
  wifi bluetooth model native second hand bought secondhand mount android tv google edition series version system
  outdoor indoor cinema movie`.split(/\s+/),
);

/** How sharp it is: said of many models, but also what parts some of them from others. */
const SHARPNESS = new Set(['4k', 'uhd4k', '1080p', '2160p', '720p', 'uhd']);

/** Words that make another model of the name before them. */
const QUALIFIERS = new Set(
  `pro max plus ultra lite mini se air go gen i ii iii iv mk mkii x s e b w c st sti ub ube es hd hdr fhd neo elite
  premium compact wireless uhd 1st 2nd 3rd one two darbee laser`.split(/\s+/),
);

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'`]/g, '');
}

function wordsOf(text: string): string[] {
  let said = plain(text);
  for (const [phrase, instead] of PHRASES) said = said.replaceAll(phrase, instead);
  return said
    .replaceAll('+', ' plus ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const joined = (words: readonly string[]): string => words.join('');

/** A name of a model, ready to be looked for. */
interface Alias {
  /** Its letters and digits. */
  key: string;
  /** Whether it holds a code that no other thing is called: letters with three digits. */
  isCode: boolean;
  /** Whether it is digits alone, which mean the model only behind its brand. */
  isNumber: boolean;
  words: number;
}

/** `The Premiere` without its article, `EH-TW650` without its series, `Home Cinema 2250` as `HC2250` and `2250`. */
function shorter(brand: string, name: string): string[] {
  const found = [name.replace(/^The /, ''), name.replace(/^(?:EH|VPL)-/, '')];
  const cinema = /^(Home|Pro) Cinema (\S*\d{3}\S*)$/.exec(name);
  if (cinema?.[2]) found.push(`${cinema[1] === 'Home' ? 'HC' : 'PC'}${cinema[2]}`, cinema[2]);
  if (/^Mi Smart .*\d/.test(name)) found.push(name.slice(3));
  if (name.startsWith('Nebula ')) found.push(name.slice(7));
  if (/^EpiqVision .*\d/.test(name)) found.push(name.replace('EpiqVision ', ''));
  if (/^\w\w-?\d/.test(name) && brand === 'Epson') found.push(name.replace('-', ''));
  if (brand === 'Sony' && name.endsWith('ES'))
    found.push(name.replace(/ES$/, ''), name.replace(/^VPL-(.*)ES$/, '$1'));
  return found;
}

function aliasOf(name: string): Alias {
  const key = joined(plain(name).split(/[^\p{L}\p{N}]+/u));
  return {
    key,
    isCode: /\p{L}/u.test(key) && /\d{3}/.test(key),
    isNumber: /^\d+$/.test(key),
    words: name.split(/\s+/).length,
  };
}

function aliasesOf({ brand, model, otherNames }: NamedProjector): Alias[] {
  const names = [model, ...otherNames].flatMap((name) => [name, ...shorter(brand, name)]);
  return [...new Map(names.map((name) => [aliasOf(name).key, aliasOf(name)])).values()];
}

interface Found {
  id: string;
  brand: string;
  alias: Alias;
  /** Places of its words in the text: from, and behind the last. */
  from: number;
  to: number;
}

/** A model's name where it stands in a text, whole words only: `HT2050` is not in `HT2050A`. */
function findAlias(words: readonly string[], { key }: Alias): { from: number; to: number } | null {
  for (let from = 0; from < words.length; from += 1) {
    let said = '';
    for (let to = from; to < words.length && said.length < key.length; to += 1) {
      said += words[to];
      if (said === key) return { from, to: to + 1 };
    }
  }
  return null;
}

function brandWords(brand: string): string[] {
  const own = plain(brand);
  return [own, ...(BRAND_WORDS[own] ?? [])];
}

/** Whether a word outside of the name could make it another model's. */
function isDoubtful(word: string, { alias }: Found, isNext: boolean): boolean {
  if (PLAIN_WORDS.has(word)) return alias.isNumber && word === 'cinema';
  if (SHARPNESS.has(word)) return !alias.isCode;
  // A laser beside a code is how it makes its light.
  if (word === 'laser') return !alias.isCode;
  if (QUALIFIERS.has(word)) return isNext || !alias.isCode;
  return !alias.isCode || /\d/.test(word);
}

function isSure(found: Found, words: readonly string[], brands: ReadonlySet<string>): boolean {
  // A brand of two words may be typed whole.
  const own = new Set([...brandWords(found.brand), ...plain(found.brand).split(' ')]);
  const isNamed = words.some((word) => own.has(word));
  if (!isNamed && !found.alias.isCode && found.alias.words < 3) return false;
  return words.every((word, place) => {
    if (place >= found.from && place < found.to) return true;
    if (own.has(word)) return true;
    return !brands.has(word) && !isDoubtful(word, found, place === found.to);
  });
}

/**
 * The model that a text means.
 * @param text as a member typed it
 * @returns null where none is meant for sure
 */
export function matchProjector<Projector extends NamedProjector>(
  text: string,
  catalog: readonly Projector[],
): Projector | null {
  const words = wordsOf(text);
  const brands = new Set([...OTHER_BRANDS, ...catalog.flatMap(({ brand }) => brandWords(brand))]);
  const found = catalog.flatMap((projector) =>
    aliasesOf(projector).flatMap((alias): Found[] => {
      const place = findAlias(words, alias);
      return place ? [{ id: projector.id, brand: projector.brand, alias, ...place }] : [];
    }),
  );
  const [best] = found.toSorted((one, other) => other.alias.key.length - one.alias.key.length);
  if (!best) return null;
  const others = found.filter(({ id, from, to }) => id !== best.id && (from >= best.to || to <= best.from));
  const rivals = found.filter(({ id, alias }) => id !== best.id && alias.key === best.alias.key);
  if (others.length > 0 || rivals.length > 0 || !isSure(best, words, brands)) return null;
  return catalog.find(({ id }) => id === best.id) ?? null;
}
