import { ambiancePage } from './page.ts';

export const outdoorDecor = ambiancePage(10, {
  slug: 'outdoor-decor',
  title: 'Outdoor Decor',
  intro:
    "A yard feels like a room once it has a floor and walls. A rug marks the theater, planters and a fabric screen close off the sides, and a few low lights show the way. Near the picture, keep decor dark and matte. Put anything bright behind the seats, and keep what's in between lower than a chair.",
  place: 'outdoor',
  image: 'pergola',
  seoDescription:
    'Lanterns, outdoor rugs, planters and backdrops for a backyard cinema: how to make a yard a room without lighting up the screen.',
  shelves: [
    {
      heading: 'Floor and walls',
      products: [
        {
          id: 'product-decor-rug',
          name: 'Woven outdoor rug',
          description:
            'Shows guests where the theater begins, and keeps feet dry and cables flat. Buy one large enough for the front legs of every chair.',
          image: 'outdoor-rug',
          features: ['8 × 10 ft', 'Reversible', 'Hose it clean', 'Dries in an hour'],
          tags: ['rug'],
          rating: 4.4,
          reviewsText: '4,600+ Reviews',
          priceTier: '$',
          search: 'outdoor rug 8x10 reversible woven',
        },
        {
          id: 'product-decor-planters',
          name: 'Tall planters, set of two',
          description:
            'Two plants at the sides of the screen hide its legs and its guy lines. Filled with soil, the pots are good anchors, too.',
          image: 'planter',
          features: ['Two sizes, up to 28 inches', 'Frostproof', 'Drain holes with plugs', 'Matte gray'],
          rating: 4.5,
          reviewsText: '1,700+ Reviews',
          priceTier: '$$',
          search: 'tall outdoor planters set of 2 gray',
        },
        {
          id: 'product-decor-privacy',
          name: 'Dark privacy fabric for fences',
          description:
            "Blocks the light of the street lamp and the neighbors' window. It also catches the wind, so tie it with elastic loops, which give before the fence does.",
          image: 'privacy-fabric',
          features: ['6 × 50 ft', 'Blocks 90 percent', 'Brass eyelets', 'Ties included'],
          tags: ['fence'],
          rating: 4.4,
          reviewsText: '8,200+ Reviews',
          priceTier: '$',
          search: 'privacy fence screen black 6x50',
        },
      ],
    },
    {
      heading: 'Small lights',
      products: [
        {
          id: 'product-decor-lantern',
          name: 'Metal lanterns, pair',
          description:
            'For a candle or an LED, on the table or on the path. The glass protects a candle from the breeze. Keep them away from the screen.',
          image: 'lantern',
          features: ['Two sizes, 12 and 16 inches', 'Real glass', 'Black steel', 'Loop for hanging'],
          rating: 4.6,
          reviewsText: '1,500+ Reviews',
          priceTier: '$',
          search: 'outdoor metal lantern set of 2 glass',
        },
        {
          id: 'product-decor-path-lights',
          name: 'Low solar path lights',
          description:
            'Eight dim lights along the way to the door, so guests can leave their phones in their pockets. The hoods keep the light pointed down.',
          image: 'path-lights',
          features: ['Set of eight', 'Warm white', 'Hooded', 'On from dusk for 10 hours'],
          tags: ['path light'],
          rating: 4.3,
          reviewsText: '7,100+ Reviews',
          priceTier: '$',
          search: 'solar path lights hooded warm white 8 pack',
        },
        {
          id: 'product-decor-marquee',
          name: 'Cinema light box with letters',
          description:
            "Put tonight's title at the front gate. It runs on batteries or USB. It's bright, so take it indoors once the movie begins.",
          image: 'cinema-light-box',
          features: ['About 12 × 9 inches', '120 letters and symbols', 'Battery or USB', 'Can be hung'],
          tags: ['sign'],
          rating: 4.5,
          reviewsText: '2,900+ Reviews',
          priceTier: '$',
          search: 'cinema light box with letters',
        },
      ],
    },
  ],
  tips: [
    'Walk from the last chair to the bathroom in the dark. Wherever you hesitate, put a light at ankle height.',
    'Choose two materials and one color and repeat them.',
    'White cushions in the front row light the lower edge of the picture. Turn them over for the movie.',
  ],
  related: [
    ['String lights', '@ambiance-string-lights'],
    ["Readers' setups", '/inspiration/gallery'],
  ],
});
