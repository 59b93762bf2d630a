import { ambiancePage } from './page.ts';

export const outdoorComfort = ambiancePage(9, {
  slug: 'outdoor-comfort',
  title: 'Outdoor Comfort',
  intro:
    'Two hours of sitting still cost more warmth than people expect: the air loses 10 to 15 degrees between sunset and midnight, and the ground takes the rest. Warm from below first, then around, then from above. And mosquitoes fly badly in moving air, so a fan at ankle height does more than most candles.',
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
            'Wool is warm when damp, and damp it will be at eleven. Heavier than fleece and worth it.',
          image: 'blanket',
          badge: 'Buy these first',
          features: ['Three, 60 × 80 inches', '80 percent wool', 'Carrying strap', 'Air, do not wash often'],
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
            'Infrared warms people, not the wind. It takes 1,500 watts: give it a circuit of its own, or the film ends when it starts. Point it away from the screen; it glows.',
          image: 'patio-heater',
          features: ['1,500 W infrared', 'Height adjustable', 'Tips over, switches off', 'IP55'],
          rating: 4.3,
          reviewsText: '2,200+ Reviews',
          priceTier: '$$',
          search: 'electric patio heater infrared 1500w standing',
        },
        {
          id: 'product-comfort-cushion',
          name: 'Heated seat cushion',
          description:
            'Five watts where they matter, for three hours from a small power bank. The quiet answer to the question whether to go inside.',
          image: 'heated-cushion',
          features: ['Three heat steps', 'USB powered', 'Foam, 16 × 16 inches', 'Water-repellent'],
          tags: ['cushion'],
          rating: 4.2,
          reviewsText: '1,300+ Reviews',
          priceTier: '$',
          search: 'heated seat cushion usb outdoor stadium',
        },
      ],
    },
    {
      heading: 'Unbitten',
      products: [
        {
          id: 'product-comfort-bug-lantern',
          name: 'Mosquito repeller with lantern',
          description:
            'A warmed mat that keeps a circle of 15 feet free, without smoke. It needs a quarter of an hour and still air; in a breeze use the fan.',
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
            'Moves air at ankle height, where mosquitoes hunt, and on hot nights everywhere else. Quiet on the lower steps, which is where you will leave it.',
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
            'A dome of fine mesh for the blanket row and sleeping children. You can watch through it; the picture loses a little, everyone else gains.',
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
    'Serve something hot at the half. It warms better than a heater and makes the intermission worth having.',
    'Empty saucers, buckets and gutters the day before. The mosquitoes that breed there rarely fly farther than a few hundred feet.',
  ],
  related: [
    ['Outdoor seating', '@ambiance-outdoor-seating'],
    ['Refreshments', '@ambiance-refreshments'],
  ],
});
