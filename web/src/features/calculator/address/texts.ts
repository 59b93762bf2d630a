import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words about an address that the calculator does not show as it stands. */
export const ADDRESS_TEXTS = siteTexts('address', {
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
    rejected: (text: string) => `a screen that rejects ${text} of the room’s light`,
    offset: (text: string) => `an offset of ${text}`,
    offsetOf: (text: string) => `an offset counted from ${text}`,
    shift: (text: string) => `a lens shift of ${text}`,
    sideShift: (text: string) => `a sideways shift of ${text}`,
    shiftOf: (text: string) => `a shift that counts ${text}`,
    rows: (text: string) => `${text} rows of seats`,
    others: (text: string) => `${text} beside it`,
  },
  customProjector: (ratio: string) => `a custom projector, ${ratio}`,
  noOthers: 'none',
});
