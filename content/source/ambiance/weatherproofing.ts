import { ambiancePage } from './page.ts';

export const weatherproofing = ambiancePage(11, {
  slug: 'weatherproofing',
  title: 'Weatherproofing for Outdoor Theaters',
  intro:
    'Rain is the visitor you see coming; dew is the one you do not. It settles on everything that cools under a clear sky, creeps in below covers, and starts well before midnight. So weatherproofing means two things: shield what must stay outside, with air around it, and make it easy to carry in the rest.',
  place: 'outdoor',
  image: 'outdoor-enclosure',
  seoDescription:
    'Enclosures, covers, dry boxes and safe connections for an outdoor theater: what may stay outside, what must come in, and why dew is the worst.',
  backLabel: 'Back to Ambiance & Room Design',
  shelves: [
    {
      heading: 'Keep it dry',
      products: [
        'product-cover-enclosure',
        'product-cover-rain',
        {
          id: 'product-weather-screen-cover',
          name: 'Cover for outdoor screens',
          description:
            'Keeps pollen, rain and sun off a screen that stays out for the season. Vents on the lee side matter more than thickness: what gets damp must dry.',
          image: 'screen-cover',
          features: [
            'Heavy polyester',
            'Vents against mildew',
            'For up to 120 inches',
            'Buckles at the bottom',
          ],
          tags: ['cover'],
          rating: 4.2,
          reviewsText: '390+ Reviews',
          priceTier: '$',
          search: 'outdoor projector screen cover waterproof 120 inch',
        },
        {
          id: 'product-weather-furniture-cover',
          name: 'Furniture cover with drawstring',
          description:
            'For chairs, heaters and the crate that carries the projector. Leave it open at the bottom, or it collects what it should keep out.',
          image: 'furniture-cover',
          features: ['Coated polyester', 'Drawstring hem', 'Air vent', 'Four sizes'],
          tags: ['cover'],
          rating: 4.5,
          reviewsText: '3,600+ Reviews',
          priceTier: '$',
          search: 'outdoor furniture chair cover drawstring waterproof',
        },
      ],
    },
    {
      heading: 'Connect it safely',
      products: [
        {
          id: 'product-weather-dry-box',
          name: 'Dry box for connections',
          description:
            'A box with sealed openings for the power strip on the lawn. Lift it off the ground all the same; it keeps out splashes, not puddles.',
          image: 'dry-box',
          features: ['Six sealed cable openings', 'IP54', 'Clear lid', 'Fits a six-outlet strip'],
          rating: 4.5,
          reviewsText: '2,700+ Reviews',
          priceTier: '$',
          search: 'outdoor electrical connection box waterproof power strip',
        },
        {
          id: 'product-weather-gfci',
          name: 'Portable ground-fault adapter',
          description:
            'For outlets that do not have one inside. It cuts the power within a fraction of a heartbeat. Press the test button every time; that is what it is for.',
          image: 'ground-fault-adapter',
          features: ['15 A', 'Trips at 5 mA', 'Manual reset', 'Rated for outdoors'],
          tags: ['plug'],
          rating: 4.6,
          reviewsText: '1,100+ Reviews',
          priceTier: '$',
          search: 'portable gfci adapter outdoor 15 amp',
        },
        {
          id: 'product-weather-anchors',
          name: 'Anchor bags and stakes',
          description:
            'Wind is weather too. Four bags for sand or water on a patio, four long stakes for a lawn, and lines in a color that people see.',
          image: 'anchor-bags',
          features: [
            'Four bags, 25 lb each',
            'Four 12-inch stakes',
            'Bright lines with tensioners',
            'Carrying sack',
          ],
          tags: ['anchor bag'],
          rating: 4.4,
          reviewsText: '1,800+ Reviews',
          priceTier: '$',
          search: 'canopy weight bags stakes guy lines kit',
        },
        {
          id: 'product-weather-desiccant',
          name: 'Reusable desiccant packs',
          description:
            'For the case, the box and the enclosure. They change color when they are full and dry in an oven; a handful costs less than one foggy lens.',
          image: 'desiccant-packs',
          features: ['Ten packs', 'Color indicator', 'Dry at 250 °F', 'Good for years'],
          tags: ['packet'],
          rating: 4.6,
          reviewsText: '2,400+ Reviews',
          priceTier: '$',
          search: 'rechargeable silica gel desiccant packs indicator',
        },
      ],
    },
  ],
  tips: [
    'Look up the dew point, not only the rain. When the temperature falls to it, everything gets wet under a clear sky.',
    'A projector that runs is warm and stays dry. Danger begins when you switch it off: carry it in within minutes.',
    'Bring a cold projector inside with its cap on and wait half an hour. Warm room air on a cold lens is rain on the inside.',
  ],
  related: [
    ['Covers & cases', '@category-cases'],
    ['Build a theater in the yard', '@article-diy-outdoor-theater'],
  ],
});
