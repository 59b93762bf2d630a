import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of a setup's kit and measures: the form, and what stands beside a setup. */
export const KIT_FORM_TEXTS = siteTexts('kit-form', {
  title: 'Kit and distances',
  optional: '(optional)',
  intro:
    'Pick your kit from the catalog and say where it stands. The numbers are checked as you type; nothing is refused.',
  loading: 'Loading...',
  failed: "The catalog can't be loaded right now. What you typed is kept.",
  tryAgain: 'Try again',
  projector: 'Projector in the catalog',
  kinds: 'Kinds of projectors',
  models: 'Real models',
  notSaid: 'Not said',
  offer: (typed: string, name: string): string => `You wrote “${typed}”. Is it the ${name}?`,
  takeOffer: (name: string): string => `Yes, the ${name}`,
  screen: 'Screen in the catalog',
  others: 'Other kit',
  addOther: 'Add something',
  full: (max: number): string => `${max} things are picked, as many as a setup can have.`,
  remove: (name: string): string => `Remove ${name}`,
  gone: 'No longer in the catalog',
  diagonal: 'Picture diagonal in inches',
  distance: 'Throw distance to the screen',
  distanceHint: { ft: 'Like 11.5, 11\' 6" or 3.5 m.', m: 'Like 3.5 or 11.5 ft.' },
  units: 'Units',
  unitNames: { ft: 'Feet', m: 'Meters' },
  aspect: 'Shape of the screen',
  light: 'Light in the room',
  place: 'Where the projector stands',
  search: {
    nothing: 'Nothing in the catalog matches',
    matches: (count: number): string => (count === 1 ? '1 match' : `${count} matches`),
  },
  checkLabel: 'What the numbers say',
  needsProjector: 'Pick a projector, and the numbers are checked here.',
  noLens: "The catalog has no lens figures for this model yet, so its distance isn't checked.",
  needsSize: 'Give the screen size as well, and the numbers are checked here.',
  save: 'Save kit',
  saving: 'Saving...',
  cancel: 'Cancel',
  add: 'Add kit and distances',
  change: 'Change kit and distances',
  saved: { title: 'Success', description: 'Kit and distances saved.' },
  saveFailed: (reason: string) => ({ title: 'Error', description: `Kit wasn't saved: ${reason}` }),
  banned: { title: 'Account banned', description: "A banned account can't change kit." },
  featured: "It's the Setup of the Month: its kit stays as it is until the month is over.",
});

export const SETUP_KIT_TEXTS = siteTexts('setup-kit', {
  heading: 'Kit and distances',
  projector: 'Projector',
  screen: 'Screen',
  others: 'With',
  distance: 'Distance',
  light: 'Light',
  place: 'Projector',
  recreate: 'Recreate this setup',
  inCalculator: 'Open in the throw calculator',
  inFinder: 'Find projectors for this room',
  matte: 'Worked out for a matte white screen.',
  itsScreen: (material: string, gain: string, rejected: string): string =>
    `Worked out for its screen with the figures of the ${material}: gain ${gain}, and ${rejected} % of the light from above rejected.`,
  source: (site: string): string => `Source: ${site}`,
  /** Where the setup names its screen, of which we have no figures. */
  notItsScreen:
    'Worked out for matte white, not for the screen named here: one that rejects room light keeps more contrast. The calculator and the finder take what its maker prints.',
});
