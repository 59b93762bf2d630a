import type { ListingSign, ListingVerdict } from '@lumen-throw/throw/listing-claims';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { groupedNumber } from '@lumen-throw/domain/english-numbers';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the lumen check. */
export const LUMEN_CHECK_TEXTS = siteTexts('lumen-check', {
  title: 'Is this box honest?',
  listing: 'What the listing says',
  listingHint:
    'Paste its title and description, or type a part, like "9500 lumens, supports 4K, 300 inch, $79".',
  scriptless:
    'You need JavaScript to check a listing of your own. What gives a box away, and the documented cases, are below.',
  result: 'What it most likely is',
  noClaim: 'It names no brightness. Ask for its lumens to ISO 21118 before you buy.',
  light: ({ min, max }: Range) =>
    min === max ? `${groupedNumber(min)} lumens` : `${groupedNumber(min)} to ${groupedNumber(max)} lumens`,
  basis: {
    boxes: 'That is what the documented boxes had that were sold with such claims.',
    corrected: 'Claims like this kept between that share and all of their light where somebody checked.',
    none: '',
  } satisfies Record<ListingVerdict['basis'], string>,
  pictures: 'The largest picture that looks good',
  picture: (inches: number) => `up to ${inches} in`,
  noPicture: 'none',
  signs: 'What gives it away',
  noSigns: 'Nothing in these words gives it away. Look for a test all the same.',
  signTexts: {
    'no standard':
      'Lumens without a standard, as of an LED or a light source: honest makers write "ISO lumens" or "ANSI lumens".',
    lux: 'Lux is light on a surface, not of a projector: held close enough, a flashlight has 6,800.',
    impossible: 'More than ten times the lumens of the brightest model in our catalog.',
    'too bright for its price':
      'More lumens than this price buys: none of the boxes that were measured came near.',
    'supports 4K':
      '"Supports 4K" means that it takes the signal. It says nothing of its own pixels, which are often 1280 × 720.',
    'no native resolution': 'It names no native resolution, the number of its own pixels.',
    'too large': 'It promises a larger picture than its light can fill, even in the dark.',
  } satisfies Record<ListingSign, string>,
  listed: (name: string) => `What sources say of the ${name}`,
  instead: 'What this money buys honestly',
  finder: 'Models that fit your room, by price class',
  cases: 'Documented cases',
  caseColumns: { name: 'Projector', claimed: 'Claimed', found: 'Found', source: 'Source' },
  method:
    'The light of boxes without a standard is the range of the cases above. Corrected claims kept 64 % of their light with a standard, and 31 % without. Pictures count three quarters of the light, for a movie mode, on a matte white screen. Prices are compared in US dollars, and those in euros or pounds only where every exchange rate since 1999 gives the same answer. No model is judged here that a source does not name.',
});
