import { area, footLamberts, inches, whole } from '../figures.ts';
import { READ, terms } from './term.ts';

/** Terms about light and its measurement. */
export const lightTerms = terms([
  {
    term: 'ANSI lumens',
    definition:
      'The brightness of a projector measured at nine points of a white picture and averaged, by a method that all makers share. It is the only lumen figure worth comparing, beside the nearly equal ISO lumens. For dusk in the yard look for 500 ANSI lumens and more.',
    spellings: ['ANSI lumen', 'ANSI brightness'],
    more: READ.brightness,
  },
  {
    term: 'brightness',
    definition:
      'How much light a projector gives, in lumens, or how much of it arrives on the screen, in foot-lamberts. The second is what you see: it depends on the size and the gain of the screen as much as on the projector.',
    more: READ.brightness,
  },
  {
    term: 'lumens',
    definition:
      'The unit of light that leaves a lens. A dark room takes 1,000 to 2,000, a living room 2,000 to 3,000, an evening outdoors 3,000 and more. Without the word ANSI or ISO beside it the figure may mean anything.',
    spellings: ['lumen', 'lm'],
    more: READ.brightness,
  },
  {
    term: 'LED lumens',
    definition:
      'A figure on the boxes of small projectors that multiplies real lumens by how colorful LED light seems to the eye. Divide by at least two before you compare, and by more if nothing else is stated.',
    more: READ.brightness,
  },
  {
    term: 'foot-lambert',
    definition: `The unit of light that comes back from a screen: lumens times gain, divided by the area of the screen in square feet. A 100-inch screen has ${inches(area(100))} square feet, so 2,000 lumens give ${whole(footLamberts(2000, 100))} foot-lamberts. Cinemas show films at 14 to 16.`,
    spellings: ['foot-lamberts', 'fL'],
    more: READ.brightness,
  },
  {
    term: 'nit',
    definition:
      'The unit in which television makers state brightness, one candela per square meter. A foot-lambert is 3.4 nits. A cinema screen has about 50 nits, a bright television 1,000.',
    spellings: ['nits', 'candela per square meter'],
    more: READ.television,
  },
  {
    term: 'lux',
    definition:
      'The unit of light that falls on a surface. A living room with a lamp or two on has about 20 lux at the screen, one with every lamp on 50, a room with open curtains several hundred. A phone with a free app measures it well enough to plan with.',
    more: READ.brightness,
  },
  {
    term: 'ambient light',
    definition:
      'All the light in a room that does not come from the projector. It falls on the screen too, lifts black to gray, and costs more contrast than any projector can add.',
    more: READ.brightness,
  },
  {
    term: 'black level',
    definition:
      'How dark the darkest part of a picture is. In a dark room it depends on the projector; with a lamp on, it depends on the lamp, because a screen cannot be darker than the light that falls on it.',
    spellings: ['black levels'],
    more: READ.brightness,
  },
  {
    term: 'contrast ratio',
    definition:
      'How many times brighter white is than black. Native contrast is measured within one picture; dynamic contrast compares a bright scene with a dark one and is far larger on paper. In a lit room the light of the room sets the limit.',
    spellings: ['contrast', 'native contrast', 'dynamic contrast'],
    more: READ.brightness,
  },
  {
    term: 'HDR',
    definition:
      'High dynamic range: films graded with brighter highlights and deeper shadows than the older standard. A projector has a tenth of the brightness that HDR asks for, so what counts is how well it maps the highlights down.',
    spellings: ['high dynamic range', 'HDR10', 'Dolby Vision'],
    more: READ.choose,
  },
  {
    term: 'tone mapping',
    definition:
      'The way in which a projector squeezes the wide range of an HDR film into the light that it has. Good tone mapping keeps faces bright and highlights readable; poor tone mapping makes the whole film dim.',
    more: READ.setup,
  },
  {
    term: 'color gamut',
    definition:
      'The range of colors that a projector can show. Rec. 709 is the range of ordinary video, DCI-P3 the wider one of cinema and of most HDR films.',
    spellings: ['DCI-P3', 'Rec. 709', 'wide color gamut'],
    more: READ.choose,
  },
  {
    term: 'color temperature',
    definition:
      'How warm or cold white looks, in kelvins. Films are made for 6,500 kelvins, called D65, which looks warm to eyes that are used to the blue white of shop televisions. Give it two evenings before you change it.',
    spellings: ['D65'],
    more: READ.setup,
  },
  {
    term: 'color wheel',
    definition:
      'A spinning disc that colors the light of single-chip projectors in turn. It makes them small and sharp, and some people see rainbow flashes when they move their eyes.',
    more: READ.trouble,
  },
  {
    term: 'rainbow effect',
    definition:
      'Brief flashes of red, green and blue that some people see on projectors with a color wheel, mostly around bright things in dark scenes. It is not a fault. Watch such a projector for an hour before you buy one.',
    spellings: ['rainbow flashes'],
    more: READ.trouble,
  },
  {
    term: 'bias light',
    definition:
      'A dim, neutral light behind the screen or on the wall beside it. It rests the eyes and makes black look darker, as long as none of it falls on the picture.',
    spellings: ['bias lighting'],
    more: ['LED lighting', '@ambiance-led-lighting'],
  },
  {
    term: 'eco mode',
    definition:
      'A setting that takes a quarter to a third off the light. The fan turns slower, lamps live longer, and in a dark room nobody notices the difference after a minute.',
    spellings: ['economy mode'],
    more: READ.trouble,
  },
]);
