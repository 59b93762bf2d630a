import { ambiancePage } from './page.ts';

export const ledLighting = ambiancePage(0, {
  slug: 'led-lighting',
  title: 'LED Lighting for Movie Rooms',
  intro:
    'In a movie room, light the walls and keep light off the screen. A dim, neutral strip behind the screen rests your eyes and makes black look darker. A bright, colored one makes faces look ill. Aim for about 10 percent of the brightness of the picture.',
  place: 'indoor',
  image: 'scene-livingroom-neutral',
  seoDescription:
    'LED strips, light bars and step lights for a home theater: where to put them, how bright they should be, and which color suits a movie.',
  shelves: [
    {
      heading: 'Behind and beside the screen',
      products: [
        {
          id: 'product-led-bias-strip',
          name: 'Neutral white bias strip',
          description:
            "White only, at 6,500 kelvins with good color rendering, and it dims to 1 percent. For movies you don't need the colors.",
          image: 'bias-strip',
          features: ['6,500 K, CRI 95', 'Dims to 1 percent', '10 ft, can be cut', 'USB power'],
          tags: ['light strip'],
          rating: 4.6,
          reviewsText: '2,800+ Reviews',
          priceTier: '$',
          search: 'bias light led strip 6500k cri 95',
        },
        {
          id: 'product-led-color-strip',
          name: 'Color LED strip with remote',
          description:
            'Any color you like, behind a screen or under a shelf. Choose white for movies and save the rainbow for parties. The adhesive needs a clean, warm surface.',
          image: 'led-strip',
          features: ['16 ft', 'Warm white and colors', 'Remote and app', 'Can be cut every 4 inches'],
          rating: 4.4,
          reviewsText: '11,000+ Reviews',
          priceTier: '$',
          search: 'led strip lights 16 ft warm white rgb remote',
        },
        {
          id: 'product-led-light-bars',
          name: 'Pair of light bars',
          description:
            'Two slim bars for the left and right of the screen. Turn them toward the wall to keep the light out of your eyes.',
          image: 'light-bar',
          features: [
            'Two bars, 17 inches',
            'Stand or mount',
            'Follow music or stay still',
            'Wi-Fi and remote',
          ],
          rating: 4.3,
          reviewsText: '3,600+ Reviews',
          priceTier: '$$',
          search: 'led light bars pair tv backlight smart',
        },
      ],
    },
    {
      heading: 'For feet and steps',
      products: [
        {
          id: 'product-led-step',
          name: 'Motion step lights',
          description:
            'Flat battery lights that glow at floor level when a guest gets up. Set them to the warmest color, and point the sensor away from the main aisle.',
          image: 'step-lights',
          features: ['Set of six', 'Warm white', 'Motion and dusk sensor', 'Recharged by USB-C'],
          tags: ['step light'],
          rating: 4.4,
          reviewsText: '6,500+ Reviews',
          priceTier: '$',
          search: 'motion sensor step lights indoor warm white rechargeable',
        },
        {
          id: 'product-led-dimmer',
          name: 'Plug-in lamp dimmer',
          description:
            'The cheapest way to more contrast: dim the lamp your family leaves on. It only works with dimmable bulbs.',
          image: 'lamp-dimmer',
          features: ['Slider on a cord', 'Up to 300 W', 'No wiring', 'Works with dimmable LED'],
          tags: ['dimmer'],
          rating: 4.5,
          reviewsText: '7,700+ Reviews',
          priceTier: '$',
          search: 'plug in lamp dimmer led slider',
        },
      ],
    },
  ],
  tips: [
    'Switch on every light, start a dark scene, and switch the lights off one by one. Whichever makes the largest difference is the one to dim first.',
    'Stick strips two inches in from the edge of the screen, facing the wall. If you see dots of light, move the screen farther from the wall.',
    'Cover standby lights with black tape. In a dark room even the blue dot on a receiver draws the eye.',
  ],
  related: [
    ['Brightness guide', '@article-brightness-guide'],
    ['Smart lighting', '@ambiance-smart-lighting'],
  ],
});
