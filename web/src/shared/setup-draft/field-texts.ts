import { siteTexts } from '../site-texts/site-texts.ts';

/** What a member tells of a setup, when sharing it and when changing it. */
export const SETUP_FIELD_TEXTS = siteTexts('setup-fields', {
  setupTitle: 'Title',
  setupTitleHint: 'For example "Loft cinema behind the bookshelf".',
  description: 'Description',
  descriptionHint: "What you built, and what you'd do differently.",
  type: 'Type',
  size: 'Room size',
  city: 'City',
  state: 'State or region',
  country: 'Country',
  projector: 'Projector model',
  screenSize: 'Screen size in inches',
});
