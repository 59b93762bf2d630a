import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words for what to make of a model. */
export const VERDICT_TEXTS = siteTexts('model-verdict', {
  heading: 'How a 100-inch picture looks on a white screen, with its contrast:',
  from: (distance: string) => `fits rooms from ${distance} for a 100-inch picture`,
  nearWall: (distance: string) => `fills 100 inches from ${distance}`,
  /** By the brightest light of a living room in which the picture looks good. */
  upTo: {
    open: 'fine by day, even with open curtains',
    daylight: 'fine by day with the blinds half closed; not with open curtains',
    living: 'fine with a lamp on; not by day',
    dark: 'for a dark room; not with a lamp on',
  },
  littleDim: 'a little dim for 100 inches, even in the dark',
  tooDim: 'too dim for 100 inches, even in the dark',
});
