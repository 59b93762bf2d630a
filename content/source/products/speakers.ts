import { products } from './product.ts';

/** The seven products of /accessories/speakers. */
export const speakers = products('speaker', 'category-speakers', [
  {
    id: 'product-speaker-soundbar',
    name: 'Sound bar with wireless subwoofer',
    description:
      'The quickest way from thin projector sound to real bass. The center channel keeps voices clear at low volume. Put the bar below the screen and the subwoofer in a corner.',
    pickReason: 'A quick way to real bass, and its center channel keeps voices clear.',
    image: 'soundbar-subwoofer',
    badge: 'Start here',
    features: ['3.1 channels, with a center for voices', 'HDMI eARC', 'Wireless subwoofer', 'Night mode'],
    rating: 4.6,
    reviewsText: '3,400+ Reviews',
    priceTier: '$$',
    search: 'sound bar wireless subwoofer 3.1 earc',
  },
  {
    id: 'product-speaker-soundbar-compact',
    name: 'Compact sound bar',
    description:
      "At sixteen inches wide, it fits below a portable screen and in a backpack. It's clearer than a projector's own speaker, without the bass of a larger bar. It has no battery, so you need an outlet.",
    image: 'soundbar-compact',
    features: ['2.1 channels in one body', 'HDMI ARC, optical, analog', 'Bluetooth', '16 inches wide'],
    rating: 4.3,
    reviewsText: '4,700+ Reviews',
    priceTier: '$',
    search: 'compact sound bar 16 inch hdmi arc',
  },
  {
    id: 'product-speaker-bookshelf',
    name: 'Powered bookshelf speakers',
    description:
      'Two speakers with the amplifier inside, for better music than a sound bar and wide stereo on both sides of the screen. With no center channel, voices are best near the middle of the sofa.',
    image: 'speakers-bookshelf',
    features: ['2 × 50 W', 'Bluetooth and optical', 'Subwoofer output', 'Walnut or black'],
    rating: 4.7,
    reviewsText: '5,800+ Reviews',
    priceTier: '$$',
    search: 'powered bookshelf speakers bluetooth optical',
  },
  {
    id: 'product-speaker-outdoor',
    name: 'Outdoor Bluetooth speaker',
    description:
      'Ready for rain. One is loud enough for a small group, and two of them pair for stereo across the lawn. Use the cable input for movies, because over Bluetooth the sound lags the picture.',
    pickReason: "It's ready for rain, and two of them pair for stereo across the lawn.",
    image: 'portable-bluetooth',
    features: ['IPX7', '20 hours of battery', 'Stereo pairing', 'Analog input without delay'],
    rating: 4.6,
    reviewsText: '9,000+ Reviews',
    priceTier: '$$',
    search: 'outdoor bluetooth speaker waterproof stereo pair aux',
  },
  {
    id: 'product-speaker-party',
    name: 'Battery party speaker',
    description:
      'One big box on wheels to go with an inflatable screen. It has bass for a large yard, a microphone input for the host, and a handle to get it to the car. Switch off its colored lights for the movie.',
    image: 'party-speaker',
    features: ['100 W', '12 hours of battery', 'Microphone input', 'Wheels and handle'],
    rating: 4.5,
    reviewsText: '2,000+ Reviews',
    priceTier: '$$',
    search: 'battery party speaker outdoor 100w',
  },
  {
    id: 'product-speaker-surround',
    name: '5.1 surround set with receiver',
    description:
      'Five speakers, a subwoofer, and wires to hide, for a room you use for movies. Allow an afternoon for the cables and ten minutes for the microphone to tune it to the room.',
    image: 'satellite-surround-set',
    features: [
      '5.1 channels',
      'Receiver with four HDMI inputs',
      'Room correction with microphone',
      'Wall brackets',
    ],
    rating: 4.4,
    reviewsText: '1,200+ Reviews',
    priceTier: '$$$',
    search: '5.1 surround sound system with receiver',
  },
  {
    id: 'product-speaker-subwoofer',
    name: 'Compact powered subwoofer',
    description:
      'Adds the octave a sound bar leaves out. In an apartment, turn it down and put it on a mat, because bass goes through walls.',
    image: 'subwoofer',
    features: ['10-inch driver', '150 W', 'Adjustable crossover, 40 to 120 Hz', 'Auto standby'],
    rating: 4.6,
    reviewsText: '3,900+ Reviews',
    priceTier: '$$',
    search: 'powered subwoofer 10 inch home theater',
  },
]);
