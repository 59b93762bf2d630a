import { READ, terms } from './term.ts';

/** Terms about screens, sound, cables and the room. */
export const roomTerms = terms([
  {
    term: 'gain',
    definition:
      "How much light a screen sends back to the viewer, compared with a matte white surface of 1.0. Above 1.0, a screen is brighter in the middle and dimmer from the side. Below 1.0, it's a gray screen, which improves black in a lit room.",
    spellings: ['screen gain'],
    more: READ.brightness,
  },
  {
    term: 'ALR screen',
    definition:
      "Ambient-light-rejecting: the surface sends back light from the projector and turns away light from the side or from above. It's made either for standard throw or for ultra short throw, never for both, and it costs brightness.",
    spellings: ['ambient light rejecting', 'CLR screen'],
    more: READ.screens,
  },
  {
    term: 'tab-tensioned screen',
    definition:
      "A roll-up screen with cords along its sides to pull the fabric flat. It's worth the price with a short throw lens, which shows every wave in an ordinary roll-up.",
    spellings: ['tab tension'],
    more: READ.screens,
  },
  {
    term: 'masking',
    definition:
      "Black velvet around or in front of a screen, over the parts the movie doesn't use. It swallows overspill and makes the picture look brighter.",
    more: READ.screens,
  },
  {
    term: '12-volt trigger',
    definition:
      'A small socket on a projector, with 12 volts on it while the projector runs. Connect a motorized screen to it, and the screen comes down by itself when you switch on.',
    spellings: ['trigger'],
    more: READ.screens,
  },
  {
    term: 'Bluetooth audio',
    definition:
      "Sound sent to a speaker by radio. It's easy to set up, but 0.1 to 0.3 seconds late, a whole lip movement. Use a cable for movies if you can.",
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
      'A line in the HDMI cable for devices to switch one another on and share a remote. Every maker has another name for it. When a device turns itself off for no reason, look here first.',
    more: READ.trouble,
  },
  {
    term: 'HDCP',
    definition:
      "Copy protection on HDMI. If menus work and the movie stays black, a box along the way, often a splitter, doesn't support the version the movie requires.",
    more: READ.trouble,
  },
  {
    term: 'DRM',
    definition:
      "Digital rights management: the rules streaming services use to decide what a device can play. Netflix and others send HD and 4K only to certified devices. Some smart projectors aren't certified, so the app is missing or stuck at low resolution. A streaming stick in the HDMI port solves it.",
    spellings: ['Netflix', 'licensed Netflix', 'Widevine', 'copy protection'],
    more: READ.setup,
  },
  {
    term: 'HDMI 2.1',
    definition:
      'The generation of HDMI that can carry 4K at 120 frames, at up to 48 gigabits a second. A port can have the name and not the speed, so look for the words 4K at 120. Passive copper manages the full rate over 10 to 16 feet. HDMI 2.2, from 2025, doubles it to 96, more than projectors need.',
    spellings: ['HDMI', 'HDMI 2.2'],
    more: READ.mounts,
  },
  {
    term: 'Ultra High Speed HDMI',
    definition:
      'A cable certified for 48 gigabits a second, enough for 4K at 120 frames. Every certified cable has a label on the package with a code you can scan. For 4K at 60 frames the older Premium High Speed cable is enough. "HDMI 2.1 cable" isn\'t a certificate.',
    spellings: ['Ultra High Speed', 'Premium High Speed'],
    more: READ.mounts,
  },
  {
    term: 'HDBaseT',
    definition:
      "A way to send HDMI, control signals and even power over one network cable, up to about 330 feet. It's common in offices and on installation projectors. At home an optical HDMI cable is simpler, because HDBaseT needs a box at each end if it isn't built in.",
    more: READ.mounts,
  },
  {
    term: 'optical HDMI cable',
    definition:
      'An HDMI cable with glass fibers inside. It carries 4K over 50 feet and more and is thin enough for a cable channel. It only works one way: the end marked Display goes to the projector.',
    spellings: ['fiber HDMI', 'active optical cable'],
    more: READ.mounts,
  },
  {
    term: 'decibel',
    definition:
      'The unit for loudness. Many home projectors are rated at 28 to 32 decibels, and the quiet ones below 28. Three decibels more is twice the power, and about ten sounds twice as loud.',
    spellings: ['dB', 'decibels'],
    more: READ.trouble,
  },
  {
    term: 'watt-hour',
    definition:
      'The unit for how much a battery holds. Divide it by the power of the projector in watts and take off 15 percent for losses: 300 watt-hours run a 65-watt portable for nearly four hours.',
    spellings: ['watt-hours', 'Wh'],
    more: ['Power for the yard', '@ambiance-power-solutions'],
  },
  {
    term: 'IP rating',
    definition:
      'Two figures for how well a case keeps out dust and water. IPX4 withstands splashes, IP65 a jet of water, IPX7 a bath. Dew fogs the lens all the same.',
    spellings: ['IPX7', 'IP65', 'IP67'],
    more: READ.outdoor,
  },
]);
