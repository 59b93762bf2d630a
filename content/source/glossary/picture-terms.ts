import { READ, terms } from './term.ts';

/** Terms about chips, light sources and the picture itself. */
export const pictureTerms = terms([
  {
    term: 'native resolution',
    definition:
      'The number of pixels that the chip really has. "Supports 4K" means that a signal is accepted and scaled down; only the native figure says how sharp the picture can be.',
    spellings: ['resolution', '1080p', '4K', '720p'],
    more: READ.choose,
  },
  {
    term: 'pixel shifting',
    definition:
      'A trick that moves a chip of fewer pixels by fractions of a pixel, many times a second, to show a 4K picture. On moving film it is hard to tell from the real thing; on small text it is slightly softer.',
    spellings: ['pixel shift', 'XPR'],
    more: READ.choose,
  },
  {
    term: 'refresh rate',
    definition:
      'How many pictures a projector shows in a second, in hertz. Films need 24, television 60, fast games like 120 or 240. A high figure often holds only at a lower resolution.',
    spellings: ['hertz', 'Hz'],
    more: READ.choose,
  },
  {
    term: 'input lag',
    definition:
      'The time from the signal to the picture, in milliseconds. Under 20 is good for fast games, 50 is fine for slow ones, and for films it does not matter. Keystone correction and motion smoothing add to it.',
    spellings: ['lag', 'latency'],
    more: READ.choose,
  },
  {
    term: 'motion smoothing',
    definition:
      'Invented pictures between the real ones. It calms fast sports and makes films look like soap operas, so switch it off for the second.',
    spellings: ['frame interpolation', 'motion interpolation'],
    more: READ.setup,
  },
  {
    term: 'game mode',
    definition:
      'A setting that skips most of the picture processing to cut input lag. Switch it on for games and off for films, where the processing is welcome.',
    more: READ.setup,
  },
  {
    term: 'DLP',
    definition:
      'A chip with a tiny mirror for every pixel. Most single-chip projectors use it with a color wheel or with colored LEDs. Compact and sharp; native contrast is middling.',
    spellings: ['digital light processing'],
    more: READ.choose,
  },
  {
    term: 'LCD projector',
    definition:
      'A projector with liquid crystal panels, usually three, one for each color. Colors are as bright as white and there is no rainbow effect; the panels can drift slightly out of line.',
    spellings: ['3LCD', 'LCD'],
    more: READ.choose,
  },
  {
    term: 'LCoS',
    definition:
      'Liquid crystals on a mirror, the technique of the most expensive home-cinema projectors. It has the deepest native black of all, which only a truly dark room shows.',
    spellings: ['D-ILA', 'SXRD'],
    more: READ.choose,
  },
  {
    term: 'lamp projector',
    definition:
      'A projector whose light comes from a mercury lamp. It gives the most light for the money, takes a minute to warm up, and wants a new lamp after 2,000 to 5,000 hours.',
    spellings: ['lamp', 'UHP lamp'],
    more: READ.choose,
  },
  {
    term: 'laser projector',
    definition:
      'A projector whose light comes from laser diodes. It starts at once, fades very slowly and lasts 20,000 to 30,000 hours, more than 27 years at two hours an evening.',
    spellings: ['laser', 'laser light'],
    more: READ.choose,
  },
  {
    term: 'LED projector',
    definition:
      'A projector whose light comes from colored LEDs. Small, cool and long-lived, which suits portables; less bright for the money than a lamp.',
    spellings: ['LED light source'],
    more: READ.portable,
  },
  {
    term: 'pixel structure',
    definition:
      'The fine grid between pixels that shows when you sit too close, also called the screen door. Step back until it goes, or choose a higher resolution.',
    spellings: ['screen door effect'],
    more: READ.choose,
  },
  {
    term: 'overscan',
    definition:
      'A leftover from tube televisions: the picture is enlarged by a few percent and its edges are cut off. Switch it off in the menu of the projector or player, or you pay for pixels that you never see.',
    more: READ.setup,
  },
]);
