import { contrastInLight, footLamberts, LUX, whole } from '../figures.ts';
import { ambiancePage } from './page.ts';

const OPEN = contrastInLight(footLamberts(2000, 100), LUX.open);
const DRAWN = contrastInLight(footLamberts(2000, 100), LUX.living);

export const blackoutCurtains = ambiancePage(1, {
  slug: 'blackout-curtains',
  title: 'Blackout Curtains & Smart Blinds',
  intro: `Curtains do more for the picture than a new projector. With 2,000 lumens on 100 inches, you get a contrast of ${whole(OPEN)} to 1 with the curtains open and ${whole(DRAWN)} to 1 with ordinary curtains drawn. Real blackout takes it past 100. Most light comes in at the edges, so width and wrap matter more than the fabric.`,
  place: 'indoor',
  image: 'scene-livingroom-dusk',
  seoDescription:
    'Blackout curtains, wrap-around rods and smart blinds for projector rooms: how to measure, where light leaks in, and what it does for contrast.',
  shelves: [
    {
      heading: 'Curtains',
      products: [
        {
          id: 'product-curtain-blackout',
          name: 'Triple-weave blackout curtains',
          description:
            'Heavy enough to hang straight and swallow a little echo as well. Order them twice as wide as the window and long enough to touch the floor.',
          image: 'blackout-curtains',
          badge: 'Best value',
          features: ['Blocks 99 percent', 'Pair, 52 × 84 inches', 'Machine washable', 'Eight colors'],
          rating: 4.6,
          reviewsText: '14,000+ Reviews',
          priceTier: '$',
          search: 'triple weave blackout curtains 84 inch pair',
        },
        {
          id: 'product-curtain-velvet',
          name: 'Velvet curtains with lining',
          description:
            'Darker, and better at soaking up echo, so the closest you get to a real theater. Velvet shows dust, and it costs more.',
          image: 'velvet-curtains',
          features: ['Blackout lining', 'Pair, 52 × 96 inches', 'Dampens echo', 'Rod pocket and hooks'],
          tags: ['curtain'],
          rating: 4.5,
          reviewsText: '2,100+ Reviews',
          priceTier: '$$',
          search: 'velvet blackout curtains lined 96 inch',
        },
        {
          id: 'product-curtain-rod',
          name: 'Wrap-around curtain rod',
          description:
            "Bends back to the wall at both ends, so light can't creep around the sides. Don't buy blackout curtains without one.",
          image: 'curtain-rod-wrap',
          features: ['28 to 144 inches', 'Returns to the wall', 'Holds 30 lb', 'Black or bronze'],
          tags: ['curtain rod'],
          rating: 4.5,
          reviewsText: '4,900+ Reviews',
          priceTier: '$',
          search: 'wrap around curtain rod blackout',
        },
      ],
    },
    {
      heading: 'Smart blinds',
      intro: "For windows you can't reach, or if you'd like the room to darken itself.",
      products: [
        {
          id: 'product-blind-smart',
          name: 'Motorized blackout roller blind',
          description:
            "You can set it to come down when the projector turns on. Measure inside the frame to an eighth of an inch, because you can't return a blind cut to order.",
          image: 'smart-blind',
          features: ['Rechargeable motor', 'Works with voice assistants', 'Blackout fabric', 'Cut to size'],
          tags: ['blind'],
          rating: 4.4,
          reviewsText: '1,800+ Reviews',
          priceTier: '$$$',
          search: 'motorized blackout roller shade smart rechargeable',
        },
        {
          id: 'product-blind-channels',
          name: 'Side channels for roller blinds',
          description:
            'U-shaped tracks to close the gap between blind and frame. Without them a blackout blind leaves two bright stripes.',
          image: 'blind-channels',
          features: ['Pair, 72 inches', 'Self-adhesive', 'Can be cut', 'White or black'],
          tags: ['blind channel'],
          rating: 4.2,
          reviewsText: '720+ Reviews',
          priceTier: '$',
          search: 'blackout blind side channels light blocker',
        },
        {
          id: 'product-curtain-driver',
          name: 'Curtain motor for existing rods',
          description:
            'Clips onto your rod and pulls the curtain shut. One is strong enough for blackout fabric; buy two for velvet.',
          image: 'curtain-motor',
          features: [
            'For rods and tracks',
            'Moves up to 17 lb',
            'Timer and light sensor',
            'Solar panel optional',
          ],
          tags: ['curtain motor'],
          rating: 4.3,
          reviewsText: '3,300+ Reviews',
          priceTier: '$$',
          search: 'smart curtain motor rod',
        },
      ],
    },
  ],
  tips: [
    'Buy a rod six inches wider than the window on each side, and hang it six inches higher.',
    'Stand inside at noon with everything closed, and fix the leaks you see in order of brightness.',
    'If you rent, fit a panel of foam board into the window frame for the movie and take it out for the day.',
  ],
  related: [
    ['Brightness guide', '@article-brightness-guide'],
    ['Wall colors and paint', '@ambiance-wall-paint'],
  ],
});
