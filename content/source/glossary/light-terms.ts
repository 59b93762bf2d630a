import { area, footLamberts, inches, LUX, whole } from '../figures.ts';
import { READ, terms } from './term.ts';

/** Terms about light and its measurement. */
export const lightTerms = terms([
  {
    term: 'ANSI lumens',
    definition:
      'The brightness of a projector, measured at nine points of a white picture and averaged, by a method all makers share. ISO lumens are nearly the same. No other lumen figure is worth comparing. For dusk in the yard, look for 500 ANSI lumens or more.',
    spellings: ['ANSI lumen', 'ANSI brightness'],
    more: READ.brightness,
  },
  {
    term: 'brightness',
    definition:
      'Either how much light a projector gives, in lumens, or how much of it reaches the screen, in foot-lamberts. What you see is the second. It depends on the size and the gain of the screen as much as on the projector.',
    more: READ.brightness,
  },
  {
    term: 'lumens',
    definition:
      "The unit for the light leaving a lens. A dark room takes 1,000 to 2,000, a living room 2,000 to 3,000, an evening outdoors 3,000 and more. If it doesn't say ANSI or ISO, don't rely on the figure.",
    spellings: ['lumen', 'lm'],
    more: READ.brightness,
  },
  {
    term: 'LED lumens',
    definition:
      'A figure on the boxes of small projectors. It multiplies real lumens by how bright colorful LED light seems to the eye. Divide it by 2.4 before you compare it with ANSI lumens. A bare "lumens" on a no-name box can be 3 to 30 times too high.',
    more: READ.brightness,
  },
  {
    term: 'foot-lambert',
    definition: `The unit for the light coming back from a screen: lumens times gain, divided by the area of the screen in square feet. A 100-inch screen has an area of ${inches(area(100))} square feet, so 2,000 lumens give you ${whole(footLamberts(2000, 100))} foot-lamberts. The standard for digital cinemas is 14.`,
    spellings: ['foot-lamberts', 'fL'],
    more: READ.brightness,
  },
  {
    term: 'nit',
    definition:
      'The unit television makers use for brightness, equal to one candela per square meter. A foot-lambert is 3.4 nits. A movie theater screen has 48 nits, a bright television 1,000 and more.',
    spellings: ['nits', 'candela per square meter'],
    more: READ.television,
  },
  {
    term: 'lux',
    definition: `The unit for the light falling on a surface. A living room has about ${LUX.living} lux at the screen with a lamp or two on, ${LUX.daylight} by day with the blinds half closed, and ${LUX.open} with the curtains open. A phone with a free app measures it well enough for planning.`,
    more: READ.brightness,
  },
  {
    term: 'ambient light',
    definition:
      "Any light in a room apart from the projector's. It falls on the screen, too, and lifts black to gray. It costs more contrast than a better projector can add.",
    more: READ.brightness,
  },
  {
    term: 'black level',
    definition:
      "How dark the darkest part of a picture is. In a dark room it depends on the projector. With a lamp on, it depends on the lamp, because a screen can't be darker than the light falling on it.",
    spellings: ['black levels'],
    more: READ.brightness,
  },
  {
    term: 'contrast ratio',
    definition:
      "How many times brighter white is than black. Native contrast compares a full white screen with a full black one. Dynamic contrast does the same with the light source dimmed for black, so it's far larger on paper. Within a single picture, look at ANSI contrast. In a lit room, the room sets the limit.",
    spellings: ['contrast', 'native contrast', 'dynamic contrast'],
    more: READ.brightness,
  },
  {
    term: 'ANSI contrast',
    definition:
      "Contrast with black and white on the screen at once, measured on a checkerboard of sixteen fields. Light scatters in the lens and off the walls, so it's far lower than native contrast. It tells you more about bright and mixed scenes, and native contrast more about dark ones.",
    spellings: ['checkerboard contrast'],
    more: READ.brightness,
  },
  {
    term: 'HDR',
    definition:
      'High dynamic range: movies graded with brighter highlights and deeper shadows than the older standard. HDR10 is the basic format. Dolby Vision adds instructions for each scene, and fewer projectors support it. HDR calls for far more light than a projector has, so what counts is how well it maps the highlights down.',
    spellings: ['high dynamic range', 'HDR10', 'Dolby Vision'],
    more: READ.choose,
  },
  {
    term: 'tone mapping',
    definition:
      'The way a projector squeezes the wide range of an HDR movie into the light it has. Good tone mapping keeps faces bright and detail in the highlights. Poor tone mapping makes the whole movie dim.',
    more: READ.setup,
  },
  {
    term: 'color gamut',
    definition:
      'The range of colors a projector can show. Rec. 709 is the range of ordinary video, and DCI-P3 the wider one of movie theaters and most HDR movies. Rec. 2020 is the widest, and only triple lasers come close to it.',
    spellings: ['DCI-P3', 'Rec. 709', 'Rec. 2020', 'wide color gamut'],
    more: READ.choose,
  },
  {
    term: 'color temperature',
    definition:
      "How warm or cold white looks, in kelvins. Movies are made for 6,500 kelvins, called D65, which looks warm if you're used to the bluish white of televisions in a store. Give it two evenings before you change it.",
    spellings: ['D65'],
    more: READ.setup,
  },
  {
    term: 'color wheel',
    definition:
      'A spinning disc of color filters in a single-chip projector, which shows red, green and blue in turn. Projectors with one are small and sharp, but some people see rainbow flashes when they move their eyes.',
    more: READ.trouble,
  },
  {
    term: 'rainbow effect',
    definition:
      "Brief flashes of red, green and blue, mostly around bright objects in dark scenes. Some people see them on projectors with a color wheel, and it's normal for the type. Watch one for an hour before you buy it.",
    spellings: ['rainbow flashes'],
    more: READ.trouble,
  },
  {
    term: 'bias light',
    definition:
      'A dim, neutral light behind the screen or on the wall beside it. It rests your eyes and makes black look darker. Keep it off the screen itself.',
    spellings: ['bias lighting'],
    more: ['LED lighting', '@ambiance-led-lighting'],
  },
  {
    term: 'eco mode',
    definition:
      'A setting that cuts the light by a quarter to a third. The fan slows down, a lamp lasts longer, and in a dark room your eyes soon adapt.',
    spellings: ['economy mode'],
    more: READ.trouble,
  },
]);
