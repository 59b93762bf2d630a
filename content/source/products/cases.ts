import { products } from './product.ts';

/** The covers and cases of /accessories/cases. */
export const cases = products('case', 'category-cases', [
  {
    id: 'product-case-hard',
    name: 'Carrying case for portables',
    description:
      "A molded shell with room for the remote and one cable. Measure your projector with its feet: the inside isn't cut to fit.",
    image: 'carrying-case',
    badge: 'For the weekend',
    features: ['Molded shell', 'Front pocket', 'Inside 10 × 8 × 6 inches', 'Splash-proof zipper'],
    rating: 4.6,
    reviewsText: '1,700+ Reviews',
    priceTier: '$',
    search: 'carrying case portable projector',
  },
  {
    id: 'product-case-flight',
    name: 'Waterproof hard case with foam',
    description:
      'Pluck foam in a box that floats. More than you need for a car, right for a truck, a boat or an airline.',
    image: 'hard-case',
    features: ['IP67', 'Foam to pluck', 'Pressure valve', 'Padlock holes'],
    rating: 4.7,
    reviewsText: '2,900+ Reviews',
    priceTier: '$$$',
    search: 'waterproof hard case with foam projector',
  },
  {
    id: 'product-case-backpack',
    name: 'Projector backpack',
    description:
      "Everything for a movie night on one back: projector, stick, speaker, cord. It gets heavy when it's full, so use the chest strap.",
    image: 'backpack',
    features: ['Padded dividers', 'Fits 14 × 11 × 6 inches', 'Rain cover', 'Luggage strap'],
    rating: 4.5,
    reviewsText: '620+ Reviews',
    priceTier: '$$',
    search: 'projector backpack padded',
  },
  {
    id: 'product-case-sleeve',
    name: 'Felt sleeve',
    description:
      "For slim projectors kept in a drawer or a tote bag. It keeps scratches and dust away. Felt won't cushion a fall.",
    image: 'sleeve',
    features: ['Thick wool felt', 'Leather strap', 'Fits 10 × 8 × 2.5 inches', 'Slips into any bag'],
    rating: 4.3,
    reviewsText: '410+ Reviews',
    priceTier: '$',
    search: 'felt sleeve case mini projector',
  },
  {
    id: 'product-cover-dust',
    name: 'Dust cover for shelf and table',
    description:
      'A soft hood between movies. Dust on the lens costs contrast and dust in the filter costs light, and this keeps out both. Let the fan stop first.',
    image: 'dust-cover',
    features: ['Anti-static', 'Elastic hem', 'Three sizes', 'Washable'],
    rating: 4.4,
    reviewsText: '930+ Reviews',
    priceTier: '$',
    search: 'projector dust cover anti static',
  },
  {
    id: 'product-cover-ceiling',
    name: 'Zipped cover for ceiling mounts',
    description:
      "Closes around a hanging projector for the weeks when it's off. The lens stays open, so put its cap on. Take the cover down before you switch on, because it blocks the air.",
    image: 'ceiling-mounted-cover',
    features: [
      'Two-way zipper around the pole',
      'Opening for the lens',
      'Breathable fabric',
      'Up to 17 × 14 × 7 inches',
    ],
    rating: 4.2,
    reviewsText: '480+ Reviews',
    priceTier: '$',
    search: 'ceiling mounted projector cover',
  },
  {
    id: 'product-cover-rain',
    name: 'Quick rain hood',
    description:
      "Clear front, open back: it buys you five minutes to carry everything inside. It isn't made for a whole movie in the rain.",
    image: 'outdoor-rain-cover',
    features: ['Clear window', 'Open back for the fan', 'Folds to a fist', 'Drawstring'],
    rating: 4.1,
    reviewsText: '160+ Reviews',
    priceTier: '$',
    search: 'projector rain cover outdoor quick',
  },
  {
    id: 'product-cover-enclosure',
    name: 'Weatherproof projector enclosure',
    description:
      'A fan-cooled box for a projector that stays on the terrace. Choose one that leaves four inches of air on every side, and clean its filter as often as you mow.',
    image: 'outdoor-enclosure',
    features: ['Fan and filter', 'Lockable', 'Glass window', 'Wall or pole'],
    rating: 4.2,
    reviewsText: '210+ Reviews',
    priceTier: '$$$$',
    search: 'outdoor projector enclosure weatherproof',
  },
  {
    id: 'product-case-screen-bag',
    name: 'Bag for tripod screens',
    description:
      "Seven feet of nylon with a shoulder strap, because the screen's cardboard box won't last. Roll the fabric dry, or the bag keeps the damp in.",
    image: 'screen-bag',
    features: ['Up to 84 inches', 'Water-repellent', 'Padded ends', 'Shoulder strap'],
    rating: 4.5,
    reviewsText: '540+ Reviews',
    priceTier: '$',
    search: 'tripod projector screen carry bag',
  },
  {
    id: 'product-case-cable-pouch',
    name: 'Cable pouch',
    description:
      'Elastic loops for the cables that otherwise tangle at the bottom of the bag. It opens flat, so you see what is missing before you leave.',
    image: 'cable-pouch',
    features: ['Six loops, two pockets', 'Opens flat', 'Waxed canvas', 'Holds a stick and a remote'],
    rating: 4.6,
    reviewsText: '1,400+ Reviews',
    priceTier: '$',
    search: 'cable organizer pouch canvas',
  },
  {
    id: 'product-cover-lens',
    name: 'Lens cap and cloth',
    description:
      'A soft cap for lenses that came without one, and the right cloth for cleaning them. Blow dust off with a bulb before you wipe.',
    image: 'lens-cap',
    features: ['Silicone, four sizes', 'Tether', 'Microfiber cloth', 'Take it off before you switch on'],
    rating: 4.4,
    reviewsText: '870+ Reviews',
    priceTier: '$',
    search: 'projector lens cap silicone cleaning cloth',
  },
]);
