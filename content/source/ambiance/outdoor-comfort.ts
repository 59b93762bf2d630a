import { ambiancePage } from './page.ts';

export const outdoorComfort = ambiancePage(9, {
  slug: 'outdoor-comfort',
  title: 'Outdoor Comfort',
  intro:
    'You get cold sitting still for two hours. On a clear day the night often ends 15 to 30 °F below the afternoon, and the ground draws off more warmth. Sit on something dry first, then get a blanket, then a heater. Mosquitoes fly badly in moving air, so a fan at ankle height does more than most candles.',
  place: 'outdoor',
  image: 'balcony-winter',
  seoDescription:
    'Blankets, patio heaters, fans and mosquito repellers for outdoor movie nights: what keeps people warm and unbitten until the credits.',
  shelves: [
    {
      heading: 'Warm',
      products: [
        {
          id: 'product-comfort-blankets',
          name: 'Wool blankets, set of three',
          description:
            "Wool stays warm when it's damp, and by eleven o'clock it will be. It's heavier than fleece and worth it.",
          image: 'blanket',
          badge: 'Buy these first',
          features: ['Three, 60 × 80 inches', '80 percent wool', 'Carrying strap', "Air, don't wash often"],
          tags: ['blanket'],
          rating: 4.6,
          reviewsText: '1,900+ Reviews',
          priceTier: '$$',
          search: 'wool blanket outdoor set camp',
        },
        {
          id: 'product-comfort-heater',
          name: 'Electric patio heater',
          description:
            'Infrared warms people directly, even in a breeze. It takes 1,500 watts, so give it a circuit of its own or the breaker trips. It glows, so point it away from the screen.',
          image: 'patio-heater',
          features: ['1,500 W infrared', 'Height adjustable', 'Tip-over shutoff', 'IP55'],
          rating: 4.3,
          reviewsText: '2,200+ Reviews',
          priceTier: '$$',
          search: 'electric patio heater infrared 1500w standing',
        },
        {
          id: 'product-comfort-cushion',
          name: 'Heated seat cushion',
          description:
            'Five watts of heat in the seat, for three hours from a small power bank. Try it before you give up and go inside.',
          image: 'heated-cushion',
          features: ['Three heat settings', 'USB powered', 'Foam, 16 × 16 inches', 'Water-repellent'],
          tags: ['cushion'],
          rating: 4.2,
          reviewsText: '1,300+ Reviews',
          priceTier: '$',
          search: 'heated seat cushion usb outdoor stadium',
        },
      ],
    },
    {
      heading: 'Against mosquitoes',
      products: [
        {
          id: 'product-comfort-bug-lantern',
          name: 'Mosquito repeller with lantern',
          description:
            'A warmed mat to keep mosquitoes out of a 15-foot circle, without smoke. It takes a quarter of an hour and still air. In a breeze, use the fan.',
          image: 'bug-lantern',
          features: ['15 ft circle', 'No open flame', '12 hours on a refill', 'Lamp can be switched off'],
          rating: 4.3,
          reviewsText: '6,600+ Reviews',
          priceTier: '$',
          search: 'mosquito repeller lantern patio rechargeable',
        },
        {
          id: 'product-comfort-fan',
          name: 'Battery outdoor fan',
          description:
            "Moves air at ankle height, where mosquitoes hunt, and cools you on hot nights. It's quiet on the lower settings.",
          image: 'battery-fan',
          features: ['24 hours on low', '10-inch blades', 'Hook and stand', 'Splash-proof'],
          tags: ['fan'],
          rating: 4.5,
          reviewsText: '3,700+ Reviews',
          priceTier: '$',
          search: 'rechargeable outdoor fan 10 inch portable',
        },
        {
          id: 'product-comfort-canopy',
          name: 'Mosquito net canopy',
          description:
            'A dome of fine mesh for the blanket row and sleeping children. You can watch through it, though the picture suffers a little.',
          image: 'net-canopy',
          features: ['10 × 10 ft', 'Pops up', 'Fine white mesh', '7 lb'],
          tags: ['canopy'],
          rating: 4.2,
          reviewsText: '840+ Reviews',
          priceTier: '$$',
          search: 'pop up mosquito net canopy 10x10',
        },
      ],
    },
  ],
  tips: [
    'Put the blankets out before sunset, while the wool is dry, and cover the pile.',
    'Serve something hot at intermission. It warms people faster than a heater.',
    'Empty saucers, buckets and gutters the day before. Mosquitoes breed in them, and many kinds stay within a few hundred feet.',
  ],
  related: [
    ['Outdoor seating', '@ambiance-outdoor-seating'],
    ['Refreshments', '@ambiance-refreshments'],
  ],
});
