import { products } from './product.ts';

export const speakers = products('speaker', 'category-speakers', [
  {
    id: 'product-speaker-soundbar',
    name: 'Sound bar with wireless subwoofer',
    description:
      'The shortest way from thin projector sound to a film you feel. Place the bar below the screen, the subwoofer in a corner.',
    image: ['soundbar-subwoofer.webp', 'A long black sound bar in front of a cube-shaped subwoofer.'],
    features: ['3.1 channels with a centre for voices', 'HDMI eARC', 'Wireless subwoofer', 'Night mode'],
    rating: 4.6,
    reviewsText: '3,400+ Reviews',
    priceTier: '$$',
    search: 'sound bar wireless subwoofer 3.1 earc',
  },
  {
    id: 'product-speaker-bookshelf',
    name: 'Powered bookshelf speakers',
    description:
      'Two boxes with the amplifier inside: better music than any bar, and wide stereo on both sides of the screen.',
    image: ['speakers-bookshelf.webp', 'A pair of walnut bookshelf speakers with black fronts.'],
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
      'Rain may come. Loud enough for a yard at talking distance; pair two of them for stereo across the lawn.',
    features: ['IPX7', '20 hours of battery', 'Stereo pairing', 'Auxiliary input against lip-sync trouble'],
    rating: 4.6,
    reviewsText: '9,000+ Reviews',
    priceTier: '$$',
    search: 'outdoor bluetooth speaker waterproof stereo pair',
  },
  {
    id: 'product-speaker-party',
    name: 'Battery party speaker',
    description:
      'One big box on wheels for the inflatable-screen crowd. Bass for a garden, handles for the car.',
    features: ['100 W', '12 hours of battery', 'Microphone input', 'Wheels'],
    rating: 4.5,
    reviewsText: '2,000+ Reviews',
    priceTier: '$$',
    search: 'battery party speaker outdoor 100w',
  },
  {
    id: 'product-speaker-surround',
    name: '5.1 surround set with receiver',
    description:
      'The real thing: five speakers, a subwoofer, and wires to hide. For rooms that are made for films.',
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
    id: 'product-speaker-headphones',
    name: 'Wireless headphones with transmitter',
    description:
      'For the film after the children sleep. The transmitter has no audible delay, which Bluetooth headphones do.',
    features: ['No lip-sync delay', '30 m range', 'Two sets possible', 'Charging stand'],
    rating: 4.3,
    reviewsText: '2,600+ Reviews',
    priceTier: '$',
    search: 'wireless tv headphones rf transmitter low latency',
  },
  {
    id: 'product-speaker-subwoofer',
    name: 'Compact powered subwoofer',
    description:
      'Adds the octave that a sound bar only promises. In a flat, turn it down and put it on a mat.',
    features: ['10 inch driver', '150 W', 'Adjustable crossover', 'Auto standby'],
    rating: 4.6,
    reviewsText: '3,900+ Reviews',
    priceTier: '$$',
    search: 'powered subwoofer 10 inch home theater',
  },
]);
