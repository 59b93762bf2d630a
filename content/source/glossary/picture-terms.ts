import { READ, terms } from './term.ts';

/** Terms about chips, light sources and the picture itself. */
export const pictureTerms = terms([
  {
    term: 'native resolution',
    definition:
      'The number of pixels the chip really has. "Supports 4K" often means the projector takes a 4K signal and scales it down. With pixel shifting a projector shows more than its native figure, up to full 4K.',
    spellings: ['resolution', '1080p', '4K', '720p'],
    more: READ.choose,
  },
  {
    term: 'pixel shifting',
    definition:
      'A way to show 4K with a chip of fewer pixels. The chip shows the picture in two or four parts, each shifted by a fraction of a pixel, too fast for the eye to see. Most 4K projectors work this way. Four shifts of a 1080p chip add up to all 8.3 million pixels; two add up to half as many.',
    spellings: ['pixel shift', 'XPR'],
    more: READ.choose,
  },
  {
    term: 'refresh rate',
    definition:
      'How many pictures a projector shows in a second, in hertz. Movies need 24, television 60, and fast games gain from 120 or 240. A high figure often holds only at a lower resolution.',
    spellings: ['hertz', 'Hz'],
    more: READ.choose,
  },
  {
    term: 'input lag',
    definition:
      "The time between the signal and the picture, in milliseconds. Under 20 is good for fast games and 50 is fine for slow ones. It doesn't matter for movies. Keystone correction and motion smoothing add to it.",
    spellings: ['lag', 'latency'],
    more: READ.choose,
  },
  {
    term: 'motion smoothing',
    definition:
      'The projector invents pictures between the real ones. It smooths out fast sports and makes movies look like soap operas, so switch it off for those.',
    spellings: ['frame interpolation', 'motion interpolation'],
    more: READ.setup,
  },
  {
    term: 'game mode',
    definition:
      'A setting to cut input lag by skipping most of the picture processing. Switch it on for games and off for movies, which need the processing.',
    more: READ.setup,
  },
  {
    term: 'DLP',
    definition:
      'A chip with a tiny mirror for every pixel. Most single-chip projectors use one, with a color wheel or with colored LEDs. They are compact and sharp, with middling native contrast.',
    spellings: ['digital light processing'],
    more: READ.choose,
  },
  {
    term: 'LCD projector',
    definition:
      "A projector with liquid crystal panels, usually three, one for each color. Colors are as bright as white, and you don't get the rainbow effect. The panels can drift slightly out of line.",
    spellings: ['3LCD', 'LCD'],
    more: READ.choose,
  },
  {
    term: 'LCoS',
    definition:
      'Liquid crystals on a mirror, the technology of the most expensive home-cinema projectors. It has the deepest native black of all, but you only see it in a truly dark room.',
    spellings: ['D-ILA', 'SXRD'],
    more: READ.choose,
  },
  {
    term: 'lamp projector',
    definition:
      'A projector whose light comes from a mercury lamp. It gives the most light for the money, takes a minute to warm up, and needs a new lamp after 2,000 to 5,000 hours. Many makers have moved on to laser and LED, so check that spare lamps are still sold.',
    spellings: ['lamp', 'UHP lamp'],
    more: READ.choose,
  },
  {
    term: 'laser projector',
    definition:
      'A projector whose light comes from laser diodes. It starts within seconds, fades slowly and evenly, and lasts 20,000 to 30,000 hours, usually counted until half the light is gone. At two hours an evening, it takes 27 years or more. Most use a blue laser and a phosphor; triple lasers use red, green and blue.',
    spellings: ['laser', 'laser light'],
    more: READ.choose,
  },
  {
    term: 'triple laser',
    definition:
      'A light source of red, green and blue lasers, without a phosphor. It shows the widest range of colors, up to nearly all of Rec. 2020. You find it in many ultra short throw models and in bright portables. Some viewers see speckle on it.',
    spellings: ['RGB laser', 'triple-laser', 'RGB triple laser'],
    more: READ.choose,
  },
  {
    term: 'speckle',
    definition:
      'A fine, shimmering grain in bright, even areas of a laser picture. Not every viewer sees it. Pure laser light interferes with itself on the rough surface of a screen. A matte screen of low gain shows less of it than a shiny or light-rejecting one. Watch a triple laser on your kind of screen before you buy.',
    spellings: ['laser speckle'],
    more: READ.trouble,
  },
  {
    term: 'risk group',
    definition:
      "How a projector is classed for eye safety under the standard IEC 62471-5. Many home models are Risk Group 2, which means a glance is safe and staring isn't, so keep children away from the lens. Many lasers dim when something comes close. Group 3 projectors need a safety distance.",
    spellings: ['RG2', 'eye safety', 'eye protection sensor'],
    more: READ.placement,
  },
  {
    term: 'LED projector',
    definition:
      'A projector whose light comes from colored LEDs. LEDs are small, cool and long-lived, which suits portables, but you get less light for the money than with a lamp.',
    spellings: ['LED light source'],
    more: READ.portable,
  },
  {
    term: 'pixel structure',
    definition:
      "The fine grid between pixels, also called the screen door effect. You see it when you sit too close. Move back until it's gone, or choose a higher resolution.",
    spellings: ['screen door effect'],
    more: READ.choose,
  },
  {
    term: 'overscan',
    definition:
      'A leftover from tube televisions, which enlarges the picture by a few percent and cuts off its edges. Switch it off in the menu of the projector or player.',
    more: READ.setup,
  },
  {
    term: '3D',
    definition:
      'The projector shows two pictures in turn, one for each eye, and glasses open and close in step. Each eye gets less than half the light, so it takes a bright projector and a dark room. Make sure the projector supports it and you have discs to play: few streaming services offer 3D.',
    more: READ.choose,
  },
]);
