import type { ReferencePoint } from '@lumen-throw/domain/projector';
import type { LensBasis } from '@lumen-throw/throw/lens';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the page of one projector. */
export const MODEL_TEXTS = siteTexts('model', {
  /** Said where no editor wrote a summary. @param kind empty where the content does not say */
  intro: (kind: string) => `${kind && `${kind}. `}Every figure below names its source.`,
  archived: 'Archived: too little is known of it for the list and the finder.',
  archive: 'All archived models',
  notTested: 'Not tested by us.',
  usedOnly: 'No longer sold new; look for a used one.',
  rooms: 'In real rooms',
  roomsIntro: (name: string) => `Setups that members share with the ${name}, in their true size and light.`,
  noRooms: 'Nobody has shared a room with it yet.',
  /** @param members who own it; at least one */
  owners: (members: number) => (members === 1 ? 'One member owns it.' : `${members} members own it.`),
  roomsUnavailable: "The rooms can't be shown right now. The gallery may have them.",
  allRooms: (count: number) => `See all ${count} in the gallery`,
  gallery: 'Open the gallery',
  calculator: 'Open it in the calculator',
  compare: 'Compare with similar models',
  compareThis: 'Compare this model',
  distances: 'Distance for each screen size',
  screen: 'Screen',
  pictureSize: 'Picture (in)',
  above: 'Above cabinet',
  aboveIntro:
    "The last column counts from the cabinet's top up to the picture's bottom edge. It tells how high the furniture may be.",
  feet: 'Distance',
  printed: 'As printed',
  printedRow: (wide: number, tele: number | null, unit: string) =>
    tele === null ? `${wide} ${unit}` : `${wide} – ${tele} ${unit}`,
  workedOut: 'worked out',
  meters: 'Metric',
  distanceCaption: (name: string) => `${name}: distance for the size of a 16:9 picture`,
  size: (diagonal: number) => `${diagonal} in`,
  inches: (width: number, height: number) => `${Math.round(width)} × ${Math.round(height)}`,
  basis: {
    table:
      "From the maker's own table. Rows that it prints match it to the last digit; the others lie on its line.",
    formula: "From the maker's own formula.",
    'relayed rows': 'From distances that somebody else quotes; sizes between them are worked out.',
    "seller's table": "From a seller's table; sizes between its rows are worked out.",
    'one distance': 'From the one distance in print.',
    ratio: 'Worked out from its throw ratio. Real lenses differ from that by up to 5 %.',
  } satisfies Record<LensBasis, string>,
  measuredFrom: {
    lens: 'Distances count from the front of the lens.',
    front: 'Distances count from the front of the cabinet.',
    back: 'Distances count from the back of the cabinet to the wall.',
    mount: 'Distances count from the mounting point on the ceiling, not from the lens.',
  } satisfies Record<ReferencePoint, string>,
  drawing: (distances: string) =>
    `To scale: a 100-inch picture, and the projector ${distances} away. The person is 5 ft 7 in tall.`,
  cabinet: 'The cabinet is drawn at a typical size for its weight and kind.',
  light: 'How bright the picture gets',
  seeInLight: 'See the picture in your light, alone or beside another',
  lightCaption: (name: string) => `${name}: brightness of a 16:9 picture on a white screen`,
  /** @param light what is counted with, and where it comes from @param contrast of the projector's own white and black */
  lightFrom: (light: string, contrast: string) =>
    `Worked out for ${light}, on a white screen of gain 1, with a native contrast of ${contrast}. An older lamp leaves less.`,
  measuredContrast: (ratio: string) => `${ratio}, as measured`,
  usualContrast: (ratio: string) => `${ratio}, as usual, because nobody measured it`,
  white: 'White on the screen',
  footLamberts: (value: string, nits: string) => `${value} fL (${nits} nits)`,
  figures: 'Figures and their sources',
  relayed: (kind: string) => `${kind}, as quoted elsewhere`,
  /** @param host site of the page that says it, and what the page is if not the original @param whose figure it is @param month in which it was read */
  from: (host: string, whose: string, month: string | null) =>
    [host, whose, month].filter(Boolean).join(' · '),
  gloss: (language: string, words: string) => `${language}: ${words}`,
  seen: (day: string) => `Read on ${day}.`,
  notSeen: "We didn't note the day we read it.",
  source: 'Source',
  outdone: "Not used: there's better evidence",
  doubted: 'Not used: its source says it may be wrong',
  missing: 'Not entered yet',
  missingIntro: 'A result above that needs one of these is left out, or says what it takes instead.',
  /** @param known of the figures that shoppers ask for @param days on which their sources were read */
  evidence: (known: number, all: number, days: string | null) =>
    `${known} of the ${all} figures that shoppers ask for ${known === 1 ? 'is' : 'are'} entered${days ? `; sources read ${days}` : ''}.`,
  undated: (figures: number) =>
    figures === 1 ? 'One source has no date of reading.' : `${figures} sources have no date of reading.`,
  similar: 'How it compares',
  similarCaption: (name: string) => `${name} beside the nearest of its kind`,
  guides: 'Guides that suit it',
  otherNames: (names: string) => `Also known as ${names}.`,
});
