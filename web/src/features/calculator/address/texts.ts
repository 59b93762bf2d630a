import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words about an address that the calculator does not show as it stands. */
export const ADDRESS_TEXTS = siteTexts('address', {
  /** One value: what was asked for, and what is shown. */
  one: (asked: string, shown: string) => `This link asked for ${asked}; shown is ${shown}.`,
  /** Several, each as `several` writes it. */
  many: (values: string) => `This link asked for ${values}.`,
  several: (asked: string, shown: string) => `${asked} (shown: ${shown})`,
  quoted: (text: string) => `“${text}”`,
  asked: {
    mode: (text: string) => `the mode ${text}`,
    units: (text: string) => `the units ${text}`,
    diagonal: (text: string) => `a diagonal of ${text}`,
    distance: (text: string) => `a distance of ${text}`,
    aspect: (text: string) => `the aspect ratio ${text}`,
    preset: (text: string) => `the projector ${text}, which is not in the list`,
    ratioMin: (text: string) => `a smallest throw ratio of ${text}`,
    ratioMax: (text: string) => `a largest throw ratio of ${text}`,
    lumens: (text: string) => `${text} of light`,
    gain: (text: string) => `a screen gain of ${text}`,
    light: (text: string) => `the light ${text}`,
    lux: (text: string) => `a light of ${text}`,
    bottom: (text: string) => `a picture ${text} above the floor`,
    side: (text: string) => `a lens ${text} to the side`,
    mounting: (text: string) => `the mounting ${text}`,
    rows: (text: string) => `${text} rows of seats`,
    others: (text: string) => `${text} beside it`,
  },
  customProjector: (ratio: string) => `a custom projector, ${ratio}`,
  noOthers: 'none',
  dismiss: 'Dismiss this note',
});
