import { ambiancePage } from './page.ts';

export const weatherproofing = ambiancePage(11, {
  slug: 'weatherproofing',
  title: 'Weatherproofing for Outdoor Theaters',
  intro:
    'You can see rain coming, but dew surprises people. It settles under a clear sky, gets under covers, and often starts before midnight. So shield whatever has to stay outside, with air around it, and make it easy to carry in the rest.',
  place: 'outdoor',
  image: 'outdoor-enclosure',
  seoDescription:
    'Enclosures, covers, dry boxes and safe connections for an outdoor theater: what can stay outside, what has to come in, and how to deal with dew.',
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
            'Keeps pollen, rain and sun off a screen you leave out for the season. Look for vents, because damp fabric has to dry.',
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
            'For chairs, heaters and the crate under the projector. Leave it open at the bottom, or it traps the damp.',
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
            'A box with sealed openings for the power strip on the lawn. It keeps out splashes, but lift it off the ground, away from puddles.',
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
            'For an outlet without ground-fault protection. It cuts the power within a fraction of a heartbeat. Press the test button every time.',
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
            'Four bags for sand or water on a patio, four long stakes for a lawn, and guy lines in a bright color you can see.',
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
            "For the case, the box and the enclosure. They change color once they've soaked up all they can, and you dry them in the oven.",
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
    'Look up the dew point as well as the rain. When the temperature falls to it, your gear gets wet under a clear sky.',
    'A running projector stays warm and dry. Carry it in within minutes after you switch it off.',
    "Bring a cold projector inside in its closed case or with the lens cap on, and wait until it's at room temperature. Otherwise warm room air fogs the lens.",
  ],
  related: [
    ['Covers & cases', '@category-cases'],
    ['Build a theater in the yard', '@article-diy-outdoor-theater'],
  ],
});
