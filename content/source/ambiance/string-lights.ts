import { ambiancePage } from './page.ts';

export const stringLights = ambiancePage(7, {
  slug: 'string-lights',
  title: 'String Lights for Outdoor Movie Nights',
  intro:
    'String lights make a yard look festive, but near the screen they make the picture look pale. Hang them behind the audience or above it. Choose warm white with a dimmer, and dim them to 10 percent when the movie starts. One bulb beside the screen costs more contrast than twenty behind the last row.',
  place: 'outdoor',
  image: 'backyard-wide',
  seoDescription:
    'String lights, café bulbs and solar strings for an outdoor cinema: where to hang them, how far to dim them, and what holds in the wind.',
  shelves: [
    {
      heading: 'Lights',
      products: [
        {
          id: 'product-string-led-filament',
          name: 'LED filament string lights',
          description:
            'The warm classic, shatterproof and dimmable. Two strings cover a small yard. Make sure your dimmer works with LED before you buy both.',
          image: 'string-lights',
          badge: 'Looks like summer',
          features: [
            '48 ft, 15 bulbs',
            '2,200 K, dimmable',
            'Plastic bulbs, weatherproof',
            'Up to 10 strings in a row',
          ],
          rating: 4.7,
          reviewsText: '16,000+ Reviews',
          priceTier: '$',
          search: 'led string lights outdoor 48 ft dimmable shatterproof',
        },
        {
          id: 'product-string-cafe',
          name: 'Café bulbs on heavy cord',
          description:
            "Large round bulbs for a long span between two posts. They're too heavy for their own cord, so hang them from a steel wire.",
          image: 'cafe-bulbs',
          features: ['50 ft, 25 round bulbs', 'Heavy rubber cord', 'Sockets with hooks', 'Dimmable'],
          rating: 4.5,
          reviewsText: '7,400+ Reviews',
          priceTier: '$$',
          search: 'outdoor cafe string lights globe heavy duty 50 ft',
        },
        {
          id: 'product-string-solar',
          name: 'Solar string lights',
          description:
            'They need no outlet and no cord across the lawn. After a sunny day they last a long evening, a little dimmer than the others. Use them for a path.',
          image: 'solar-strings',
          features: [
            '60 ft, 30 bulbs',
            'Panel with 6 ft of cord',
            'Four brightness settings',
            'USB-C for cloudy weeks',
          ],
          rating: 4.2,
          reviewsText: '5,000+ Reviews',
          priceTier: '$',
          search: 'solar string lights outdoor 60 ft usb c',
        },
      ],
    },
    {
      heading: 'To hang and to dim',
      products: [
        {
          id: 'product-string-dimmer',
          name: 'Outdoor dimmer with remote',
          description:
            'Go from full light for dinner to 10 percent for the movie without leaving your chair. If you only buy one thing here, buy this.',
          image: 'outdoor-dimmer',
          features: ['Up to 350 W', 'Weatherproof, IP65', 'Remote through walls', 'For LED and filament'],
          tags: ['dimmer'],
          rating: 4.6,
          reviewsText: '4,800+ Reviews',
          priceTier: '$',
          search: 'outdoor string light dimmer remote 350w',
        },
        {
          id: 'product-string-poles',
          name: 'Steel light poles for the lawn',
          description:
            'For a yard without trees. Push the fork deep into the soil, and take the string down before a storm.',
          image: 'light-poles',
          features: ['Two poles, 9 ft', 'Five-prong fork', 'Hook at the top', 'Powder-coated'],
          tags: ['pole'],
          rating: 4.4,
          reviewsText: '2,600+ Reviews',
          priceTier: '$$',
          search: 'outdoor string light poles lawn 9 ft 2 pack',
        },
        {
          id: 'product-string-wire-kit',
          name: 'Suspension wire kit',
          description:
            'Takes the weight off the cord, so the string stays level. It takes twenty minutes to put up.',
          image: 'wire-kit',
          features: [
            '110 ft of nylon-coated wire',
            'Turnbuckles and hooks',
            'Holds 100 lb',
            'For wood and masonry',
          ],
          tags: ['turnbuckle'],
          rating: 4.6,
          reviewsText: '3,900+ Reviews',
          priceTier: '$',
          search: 'string light suspension wire kit',
        },
      ],
    },
  ],
  tips: [
    "Hang them at nine feet or higher, above the beam and above your guests' heads.",
    'Never hang lights from the frame of the screen: in wind they shake the picture.',
    'A zigzag above the seats looks fuller than a square around the yard, and lights less of the screen.',
  ],
  related: [
    ['Build a theater in the yard', '@article-diy-outdoor-theater'],
    ['Power for the yard', '@ambiance-power-solutions'],
  ],
});
