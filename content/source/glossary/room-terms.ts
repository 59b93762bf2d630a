import { READ, terms } from './term.ts';

/** Terms about screens, sound, cables and the room. */
export const roomTerms = terms([
  {
    term: 'gain',
    definition:
      'How much light a screen sends back to the viewer, compared with a matte white surface of 1.0. More than 1.0 is brighter in the middle and dimmer from the side; less than 1.0 is a gray screen that improves black in a lit room.',
    spellings: ['screen gain'],
    more: READ.brightness,
  },
  {
    term: 'ALR screen',
    definition:
      'Ambient-light-rejecting: a surface that sends back light from the projector and turns away light from the side or from above. Made either for standard throw or for ultra short throw, never for both, and it costs brightness.',
    spellings: ['ambient light rejecting', 'CLR screen'],
    more: READ.screens,
  },
  {
    term: 'tab-tensioned screen',
    definition:
      'A roll-up screen with cords along its sides that pull the fabric flat. Worth its price with short throw lenses, on which every wave of an ordinary roll-up shows.',
    spellings: ['tab tension'],
    more: READ.screens,
  },
  {
    term: 'masking',
    definition:
      'Black velvet around or in front of a screen that covers what the film does not use. It swallows overspill and makes the picture look brighter, at no cost in light.',
    more: READ.screens,
  },
  {
    term: '12-volt trigger',
    definition:
      'A small socket on a projector that carries 12 volts while it is on. A motorized screen connected to it comes down by itself when the film begins.',
    spellings: ['trigger'],
    more: READ.screens,
  },
  {
    term: 'Bluetooth audio',
    definition:
      'Sound sent to a speaker by radio. Easy, and a tenth to a quarter of a second late, which is a whole lip movement. Use a cable for films where you can.',
    spellings: ['Bluetooth'],
    more: READ.speakers,
  },
  {
    term: 'ARC and eARC',
    definition:
      'Audio return channel: sound goes back through the HDMI cable from the projector to a sound bar or receiver. eARC carries every surround format, ARC the older ones. Both need the input that is marked so, and CEC switched on.',
    spellings: ['eARC', 'ARC', 'audio return channel'],
    more: READ.setup,
  },
  {
    term: 'CEC',
    definition:
      'A line in the HDMI cable by which devices switch one another on and share a remote. Every maker has another name for it, and when something turns itself off without reason, this is often it.',
    more: READ.trouble,
  },
  {
    term: 'HDCP',
    definition:
      'Copy protection on HDMI. When a film stays black while menus work, one of the boxes on the way, often a splitter, does not support the version that the film asks for.',
    more: READ.trouble,
  },
  {
    term: 'HDMI 2.1',
    definition:
      'The generation of HDMI that carries 4K at 120 frames, at 48 gigabits a second. Passive copper manages that over 10 to 16 feet; beyond that an optical cable does it.',
    spellings: ['HDMI'],
    more: READ.mounts,
  },
  {
    term: 'optical HDMI cable',
    definition:
      'An HDMI cable with glass fibers inside. It carries 4K over 50 feet and more, is thin enough for a channel, and works in one direction only: the end marked Display belongs in the projector.',
    spellings: ['fiber HDMI', 'active optical cable'],
    more: READ.mounts,
  },
  {
    term: 'decibel',
    definition:
      'The unit of loudness. A projector fan of 26 decibels is hard to hear at six feet, one of 34 is not. Three decibels more are twice the power, and about ten sound twice as loud.',
    spellings: ['dB', 'decibels'],
    more: READ.trouble,
  },
  {
    term: 'watt-hour',
    definition:
      'The unit of what a battery holds. Divide it by the power of the projector in watts and take off 15 percent for losses: 300 watt-hours run a 65-watt portable for nearly four hours.',
    spellings: ['watt-hours', 'Wh'],
    more: ['Power for the yard', '@ambiance-power-solutions'],
  },
  {
    term: 'IP rating',
    definition:
      'Two figures for how well a case keeps out dust and water. IPX4 stands splashes, IP65 a jet of water, IPX7 a bath. A projector with any of them still does not like dew on its lens.',
    spellings: ['IPX7', 'IP65', 'IP67'],
    more: READ.outdoor,
  },
]);
