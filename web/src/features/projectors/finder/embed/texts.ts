import { siteTexts } from '../../../../shared/site-texts/site-texts.ts';

/** Words of the finder's frame on other sites, and of the dialog that gives its code. */
export const EMBED_TEXTS = siteTexts('finder-embed', {
  embed: 'Embed',
  title: 'Embed Finder',
  intro: 'Paste this where you want the finder. It starts with the answers here.',
  frameTitle: 'Projector finder',
  fullFinder: 'Full finder',
  /** Stands before the address of the whole finder. */
  withoutScript:
    'This finder needs JavaScript, which is off here. The models below are for one common room: 100 inches in a living room with a lamp on, anywhere up to 12 feet from the screen. The finder has a page of its own:',
});
