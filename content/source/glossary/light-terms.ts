import { area, footLamberts, inches, whole } from '../figures.ts';
import { READ, terms } from './term.ts';

/** Terms about light and its measurement. */
export const lightTerms = terms([
  {
    term: 'ANSI lumens',
    definition:
      "The brightness of a projector measured at nine points of a white picture and averaged, by a method all makers share. Apart from the nearly equal ISO lumens, it's the only lumen figure worth comparing. For dusk in the yard look for 500 ANSI lumens and more.",
    spellings: ['ANSI lumen', 'ANSI brightness'],
    more: READ.brightness,
  },
  {
    term: 'brightness',
    definition:
      'How much light a projector gives, in lumens, or how much of it arrives on the screen, in foot-lamberts. You see the second. It depends on the size and the gain of the screen as much as on the projector.',
    more: READ.brightness,
  },
  {
    term: 'lumens',
    definition:
      'The unit of the light leaving a lens. A dark room takes 1,000 to 2,000, a living room 2,000 to 3,000, an evening outdoors 3,000 and more. Without the word ANSI or ISO beside it, the figure can mean anything.',
    spellings: ['lumen', 'lm'],
    more: READ.brightness,
  },
  {
    term: 'LED lumens',
    definition:
      'A figure on the boxes of small projectors that multiplies real lumens by how colorful LED light seems to the eye. Divide it by 2.4 before you compare it with ANSI lumens. A bare "lumens" on a no-name box can be 3 to 30 times too high.',
    more: READ.brightness,
  },
  {
    term: 'foot-lambert',
    definition: `The unit of the light coming back from a screen: lumens times gain, divided by the area of the screen in square feet. A 100-inch screen has ${inches(area(100))} square feet, so 2,000 lumens give ${whole(footLamberts(2000, 100))} foot-lamberts. The standard for digital cinemas is 14.`,
    spellings: ['foot-lamberts', 'fL'],
    more: READ.brightness,
  },
  {
    term: 'nit',
    definition:
      'The unit television makers use for brightness, one candela per square meter. A foot-lambert is 3.4 nits. A cinema screen has 48 nits, a bright television 1,000 and more.',
    spellings: ['nits', 'candela per square meter'],
    more: READ.television,
  },
  {
    term: 'lux',
    definition:
      'The unit of the light falling on a surface. A living room with a lamp or two on has about 20 lux at the screen, one with every lamp on 50, a room with open curtains several hundred. A phone with a free app measures it well enough to plan with.',
    more: READ.brightness,
  },
  {
    term: 'ambient light',
    definition:
      'All the light in a room that does not come from the projector. It falls on the screen too, lifts black to gray, and costs more contrast than a better projector can add.',
    more: READ.brightness,
  },
  {
    term: 'black level',
    definition:
      "How dark the darkest part of a picture is. In a dark room it depends on the projector; with a lamp on, it depends on the lamp, because a screen can't be darker than the light falling on it.",
    spellings: ['black levels'],
    more: READ.brightness,
  },
  {
    term: 'contrast ratio',
    definition:
      'How many times brighter white is than black. Native contrast compares a full white screen with a full black one. Dynamic contrast does the same with the light source dimmed for black, so it is far larger on paper. Within one picture ANSI contrast counts, and in a lit room the light of the room sets the limit.',
    spellings: ['contrast', 'native contrast', 'dynamic contrast'],
    more: READ.brightness,
  },
  {
    term: 'ANSI contrast',
    definition:
      'Contrast with black and white on the screen at once, measured on a checkerboard of sixteen fields. Light scatters in the lens and off the walls, so it is far lower than native contrast. It tells you more about bright and mixed scenes, native contrast more about dark ones.',
    spellings: ['checkerboard contrast'],
    more: READ.brightness,
  },
  {
    term: 'HDR',
    definition:
      'High dynamic range: movies graded with brighter highlights and deeper shadows than the older standard. HDR10 is the basic format; Dolby Vision adds instructions for each scene, and fewer projectors take it. A projector has a tenth of the brightness HDR calls for, so what counts is how well it maps the highlights down.',
    spellings: ['high dynamic range', 'HDR10', 'Dolby Vision'],
    more: READ.choose,
  },
  {
    term: 'tone mapping',
    definition:
      'The way a projector squeezes the wide range of an HDR movie into the light it has. Good tone mapping keeps faces bright and highlights readable; poor tone mapping makes the whole movie dim.',
    more: READ.setup,
  },
  {
    term: 'color gamut',
    definition:
      'The range of colors a projector can show. Rec. 709 is the range of ordinary video, DCI-P3 the wider one of cinema and most HDR movies, and Rec. 2020 the widest, which only triple lasers come near.',
    spellings: ['DCI-P3', 'Rec. 709', 'Rec. 2020', 'wide color gamut'],
    more: READ.choose,
  },
  {
    term: 'color temperature',
    definition:
      'How warm or cold white looks, in kelvins. Movies are made for 6,500 kelvins, called D65, which looks warm to eyes used to the bluish white of televisions in shops. Give it two evenings before you change it.',
    spellings: ['D65'],
    more: READ.setup,
  },
  {
    term: 'color wheel',
    definition:
      'A spinning disc that colors the light of single-chip projectors in turn. Projectors with one are small and sharp, but some people see rainbow flashes when they move their eyes.',
    more: READ.trouble,
  },
  {
    term: 'rainbow effect',
    definition:
      "Brief flashes of red, green and blue that some people see on projectors with a color wheel, mostly around bright things in dark scenes. It's normal for the type. Watch such a projector for an hour before you buy one.",
    spellings: ['rainbow flashes'],
    more: READ.trouble,
  },
  {
    term: 'bias light',
    definition:
      'A dim, neutral light behind the screen or on the wall beside it. It rests the eyes and makes black look darker, as long as none of it falls on the screen.',
    spellings: ['bias lighting'],
    more: ['LED lighting', '@ambiance-led-lighting'],
  },
  {
    term: 'eco mode',
    definition:
      'A setting that takes a quarter to a third off the light. The fan turns slower, lamps live longer, and in a dark room your eyes adapt within a minute.',
    spellings: ['economy mode'],
    more: READ.trouble,
  },
]);
