import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the calculator's frame on other sites, and of the dialog that gives its code. */
export const EMBED_TEXTS = siteTexts('embed', {
  title: 'Embed Calculator',
  intro: 'Paste this where you want the calculator. It starts with the settings here.',
  frameTitle: 'Projector throw calculator',
  fullCalculator: 'Full calculator',
  /** Stands before the address of the whole calculator. */
  withoutScript: (diagonal: number, aspect: string, ratio: string) =>
    `This calculator needs JavaScript, which is off here. The figures below are one example: a screen of ${diagonal} in at ${aspect}, ${ratio}. The calculator has a page of its own:`,
});
