import { products } from './product.ts';

/** The covers and cases of /accessories/cases. */
export const cases = products('case', 'category-cases', [
  {
    id: 'product-case-hard',
    name: 'Carrying case for portables',
    description:
      "A molded shell with room for the remote and one cable. The inside isn't cut to fit, so measure your projector, feet included.",
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
      "A floating box with foam you pluck to fit. It's more than you need in a car, and right for a truck, a boat or an airline.",
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
      "Carries all you need for a movie night: projector, streaming stick, speaker and cord. It gets heavy when it's full, so use the chest strap.",
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
      "Keeps scratches and dust off a slim projector in a drawer or a tote bag. Felt won't cushion a fall.",
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
      'A soft hood for the time between movies. Dust on the lens costs contrast, and dust in the filter costs light. Let the fan stop before you put it on.',
    pickReason: 'It keeps dust off the lens and out of the filter between movies.',
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
      "Zips around a hanging projector when you don't use it for weeks. The lens stays uncovered, so put its cap on. Take the cover off before you switch on, because it blocks the air.",
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
      "Clear in front and open in back. It buys you five minutes to carry everything inside, but it won't last through a whole movie in the rain.",
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
      'A fan-cooled box for a projector you leave on the terrace. Choose one that leaves four inches of air on every side, and clean its filter as often as you mow.',
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
      "Seven feet of nylon with a shoulder strap, because the cardboard box won't last. Dry the fabric before you roll it up, or the bag keeps the damp in.",
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
      "Elastic loops keep your cables from tangling at the bottom of the bag. It opens flat, so you see what's missing before you leave.",
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
      'A soft cap for a lens without one, and a microfiber cloth to clean it. Blow dust off with a bulb before you wipe.',
    image: 'lens-cap',
    features: ['Silicone, four sizes', 'Tether', 'Microfiber cloth', 'Take it off before you switch on'],
    rating: 4.4,
    reviewsText: '870+ Reviews',
    priceTier: '$',
    search: 'projector lens cap silicone cleaning cloth',
  },
]);
