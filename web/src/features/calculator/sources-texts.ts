import { groupedNumber } from '@lumen-throw/domain/english-numbers';
import { MOVIE_SHARE } from '@lumen-throw/throw/projector-light';
import { CONTRASTS, ROOM_LIGHTS, USUAL_NATIVE_CONTRAST, WHITES } from '@lumen-throw/throw/room-light';
import { siteTexts } from '../../shared/site-texts/site-texts.ts';

const { dark, living, daylight, open, dusk, nightfall } = ROOM_LIGHTS;

/** A formula of the calculator and where it comes from. */
export interface FormulaSource {
  formula: string;
  text: string;
}

/** Shown on demand beside what they explain; `packages/throw/src` works with exactly these. */
export const FORMULA_SOURCES = siteTexts('formulas', {
  throw: [
    {
      formula: 'image width = diagonal × a ÷ √(a² + 1)',
      text: 'Pythagoras, for an aspect ratio of a : 1. At 16:9 the width is 0.8716 of the diagonal.',
    },
    {
      formula: 'distance = throw ratio × image width',
      text: 'What "throw ratio" means, on makers’ spec sheets and here. Measured from the lens. The width is that of the chip’s whole frame: where a picture is narrower than the chip, the bars at its sides count too. Makers allow about 5 % either way (Christie says so), and some tables are not quite proportional: Epson’s for the PowerLite 5350 ends at 2.1949 × diagonal − 2.5044 in.',
    },
  ],
  placement: [
    {
      formula: 'zoom = (distance ÷ width − ratio min) ÷ (ratio max − ratio min)',
      text: 'The share of the zoom’s way, 0 % at the wide end, with the width of the chip’s frame. Outside of 0 to 100 % the lens does not reach, and the figure says how far outside.',
    },
    {
      formula: 'widths from one place = distance ÷ ratio max … distance ÷ ratio min',
      text: 'The same formula turned around; sizes that are offered are whole inches inside of it.',
    },
  ],
  brightness: [
    {
      formula: 'foot-lamberts = lumens × gain ÷ screen area in square feet',
      text: 'The definition of the foot-lambert on a matte screen; 1 fL is 3.426 nits (cd/m²). A picture of another shape than the chip uses only its share: 2.35:1 on 16:9 has 76 % of the lumens.',
    },
    {
      formula: `white in a dark room: ${WHITES.least} to ${WHITES.most} fL`,
      text: 'Movie theaters aim for 16 ± 2 fL (SMPTE RP 51), digital ones at 14 fL or 48 nits (SMPTE ST 431-1); what is found in practice spreads that far around it.',
    },
    {
      formula: `(white + room light) ÷ (white ÷ native contrast + room light) ≥ ${CONTRASTS.good}`,
      text: `AVIXA’s contrast for basic viewing is ${CONTRASTS.good} : 1; from ${CONTRASTS.thin} : 1 we call it thin, below foggy, and dark scenes want ${CONTRASTS.darkScenes} : 1. The projector’s own black counts too: its native contrast where somebody measured it, else ${groupedNumber(USUAL_NATIVE_CONTRAST)} : 1. Light on the screen: a dark room ${dark} lux, a lamp or two or curtains drawn by day ${living}, blinds half closed ${daylight} (what the screen maker Projecta calls normal ambient light), curtains open ${open}; outdoors in June ${dusk} lux 20 minutes after sunset and ${nightfall} after 30. (Berkeley Lab found over three quarters of television viewing below 50 lux.) Measure yours if it matters.`,
    },
    {
      formula: 'room light in foot-lamberts = lux ÷ 10.764 × gain',
      text: 'A screen of more gain gives back more of the room’s light as well, so gain helps in the dark and not against lamps or windows. A screen made to reject room light takes its share off the lux, as its maker prints it for light from above.',
    },
  ],
  fit: [
    {
      formula: 'fits = distance inside of the range, and bright enough for the light',
      text: `The range is throw ratio × width of the chip’s frame, to 0.1 ft; bright enough is a contrast of ${CONTRASTS.good} : 1, and ${WHITES.least} fL. A named projector counts with what was measured in a movie mode, else with ${MOVIE_SHARE} of its rated light. Where nobody gives lumens, a figure is missing. Within 5 % of a zoom’s end a place is tight.`,
    },
    {
      formula: `nearly = up to 5 % outside of the range, a contrast from ${CONTRASTS.thin} : 1, or three quarters of ${WHITES.least} fL`,
      text: 'Printed throw ratios are that exact and no more, so such a projector may well fit: try before you buy or drill.',
    },
  ],
  seats: [
    {
      formula: 'seat = image width ÷ (2 × tan(angle ÷ 2))',
      text: 'The distance at which the picture fills an angle of your view. THX recommends 40° and puts the last row at 36°; SMPTE EG 18 asks for at least 30° from every seat.',
    },
  ],
} satisfies Record<string, readonly FormulaSource[]>);
