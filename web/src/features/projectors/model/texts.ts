import type { ReferencePoint } from '@lumen-throw/domain/projector';
import type { LensBasis } from '@lumen-throw/throw/lens';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the page of one projector. */
export const MODEL_TEXTS = siteTexts('model', {
  /** Said where no editor wrote a summary. @param kind empty where the content does not say */
  intro: (kind: string) => `${kind && `${kind}. `}Every figure below names its source.`,
  notTested: 'Not tested by us.',
  usedOnly: 'No longer sold new; look for a used one.',
  rooms: 'In real rooms',
  roomsIntro: (name: string) => `Setups that members share with the ${name}, in their true size and light.`,
  noRooms: 'Nobody has shared a room with it yet.',
  roomsUnavailable: "The rooms can't be shown right now. The gallery may have them.",
  allRooms: (count: number) => `See all ${count} in the gallery`,
  gallery: 'Open the gallery',
  calculator: 'Open it in the calculator',
  compare: 'Compare it',
  distances: 'Distance for each screen size',
  screen: 'Screen',
  pictureSize: 'Picture (in)',
  above: 'Above cabinet',
  aboveIntro:
    "The last column counts from the cabinet's top up to the picture's bottom edge. It tells how high the furniture may be.",
  feet: 'Distance',
  meters: 'Metric',
  distanceCaption: (name: string) => `${name}: distance for the size of a 16:9 picture`,
  size: (diagonal: number) => `${diagonal} in`,
  inches: (width: number, height: number) => `${Math.round(width)} × ${Math.round(height)}`,
  basis: {
    table: "From the maker's own table; the figures below match it to the last digit.",
    formula: "From the maker's own formula.",
    "seller's table": "From a seller's table; the maker hasn't confirmed it.",
    'one distance': 'From the one distance in print; other sizes are worked out in proportion.',
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
  lightFrom: (lumens: string, whose: string) =>
    `Worked out for ${lumens} (${whose}), on a white screen of gain 1. Movie modes and an older lamp leave less.`,
  white: 'White on the screen',
  footLamberts: (value: string, nits: string) => `${value} fL (${nits} nits)`,
  figures: 'Figures and their sources',
  relayed: (kind: string) => `${kind}, as quoted elsewhere`,
  seen: (day: string) => `Read on ${day}.`,
  notSeen: "We didn't note the day we read it.",
  source: 'Source',
  outdone: "Not used: there's better evidence",
  missing: "Figures we couldn't find",
  missingIntro: 'We found no source for these, so results that depend on them are left out above.',
  similar: 'How it compares',
  similarCaption: (name: string) => `${name} beside others of its kind`,
  guides: 'Guides that suit it',
  otherNames: (names: string) => `Also known as ${names}.`,
});
