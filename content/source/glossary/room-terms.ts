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
      'Ambient-light-rejecting: a surface that sends back light from the projector and turns away light from the side or from above. It is made either for standard throw or for ultra short throw, never for both, and it costs brightness.',
    spellings: ['ambient light rejecting', 'CLR screen'],
    more: READ.screens,
  },
  {
    term: 'tab-tensioned screen',
    definition:
      'A roll-up screen with cords along its sides that pull the fabric flat. It is worth its price with short throw lenses, because they show every wave of an ordinary roll-up.',
    spellings: ['tab tension'],
    more: READ.screens,
  },
  {
    term: 'masking',
    definition:
      'Black velvet around or in front of a screen that covers what the movie does not use. It swallows overspill and makes the picture look brighter, at no cost in light.',
    more: READ.screens,
  },
  {
    term: '12-volt trigger',
    definition:
      'A small socket on a projector that carries 12 volts while it is on. A motorized screen connected to it comes down by itself when the movie begins.',
    spellings: ['trigger'],
    more: READ.screens,
  },
  {
    term: 'Bluetooth audio',
    definition:
      'Sound sent to a speaker by radio. It is easy to set up, and a tenth to a quarter of a second late, which is a whole lip movement. Use a cable for movies where you can.',
    spellings: ['Bluetooth'],
    more: READ.speakers,
  },
  {
    term: 'ARC and eARC',
    definition:
      'Audio return channel: sound goes back through the HDMI cable from the projector to a sound bar or receiver. eARC carries every surround format, ARC the older ones. Both need the port labeled for it. ARC also needs CEC switched on; eARC has a control channel of its own.',
    spellings: ['eARC', 'ARC', 'audio return channel'],
    more: READ.setup,
  },
  {
    term: 'CEC',
    definition:
      'A line in the HDMI cable that lets devices switch one another on and share a remote. Every maker has another name for it. When something turns itself off without reason, look here first.',
    more: READ.trouble,
  },
  {
    term: 'HDCP',
    definition:
      'Copy protection on HDMI. When a movie stays black while menus work, one of the boxes on the way, often a splitter, does not support the version the movie requires.',
    more: READ.trouble,
  },
  {
    term: 'DRM',
    definition:
      'Digital rights management: the rules by which streaming services decide what a device can play. Netflix and others send HD and 4K only to devices they have approved. Many smart projectors are not, so the app is missing or stays at low resolution. A streaming stick on an HDMI port solves it.',
    spellings: ['Netflix', 'licensed Netflix', 'Widevine', 'copy protection'],
    more: READ.setup,
  },
  {
    term: 'HDMI 2.1',
    definition:
      'The generation of HDMI that can carry 4K at 120 frames, at up to 48 gigabits a second. A port with this name does not have to do that, so look for the words 4K at 120. Passive copper manages the full rate over 10 to 16 feet. HDMI 2.2 of 2025 doubles it to 96; few projectors need it.',
    spellings: ['HDMI', 'HDMI 2.2'],
    more: READ.mounts,
  },
  {
    term: 'Ultra High Speed HDMI',
    definition:
      'The name of a cable certified for 48 gigabits a second, which 4K at 120 frames can need. Every certified cable has a label on the package with a code you can scan. For 4K at 60 frames the older Premium High Speed cable is enough. "HDMI 2.1 cable" is not a certificate.',
    spellings: ['Ultra High Speed', 'Premium High Speed'],
    more: READ.mounts,
  },
  {
    term: 'HDBaseT',
    definition:
      'A way to send HDMI, control signals and even power over one network cable, up to about 330 feet. Common in offices and on installation projectors. At home an optical HDMI cable is simpler, because HDBaseT needs a box at each end unless it is built in.',
    more: READ.mounts,
  },
  {
    term: 'optical HDMI cable',
    definition:
      'An HDMI cable with glass fibers inside. It carries 4K over 50 feet and more and is thin enough for a channel. It works in one direction only: the end marked Display goes to the projector.',
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
      'Two figures for how well a case keeps out dust and water. IPX4 withstands splashes, IP65 a jet of water, IPX7 a bath. Dew fogs the lens with any of them.',
    spellings: ['IPX7', 'IP65', 'IP67'],
    more: READ.outdoor,
  },
]);
