import type { DemoSetup } from './demo-setup.ts';

/** Rooms in which somebody holds a controller. */
export const GAMING_SETUPS: readonly DemoSetup[] = [
  {
    owner: 'demo-aiko',
    title: 'Bedroom corner, one chair',
    description:
      'The desk used to have a monitor on it. Now the wall above it is the monitor, and the desk is for snacks. The portable stands on the stool behind me, a little to the right so that my head is not in the picture, and I let it correct that bit.\n\nLag is the price: around 40 milliseconds with the correction on. Fine for platformers, not for the ranked evening. For that I take the old screen out of the closet.',
    location_city: 'Osaka',
    location_state: '',
    location_country: 'Japan',
    size_tag: 'Small',
    type_tag: 'Gaming',
    projector_model: 'Generic 1080p portable, 550 lumens',
    screen_size_inches: 98,
    daysAgo: 16,
    likes: 17,
    home: 'desk-corner',
  },
  {
    owner: 'demo-tom',
    title: 'Four seats, one finish line',
    description:
      'Built for split screen: on 120 inches each of four players gets a picture of 60. The 4K model runs at 1080p and 120 frames for this, because I would rather brake in time than count leaves.\n\nViolet light in the panels goes off by itself when a film starts, which is a line in the automation that I am too proud of.',
    location_city: 'Austin',
    location_state: 'Texas',
    location_country: 'USA',
    size_tag: 'Large',
    type_tag: 'Gaming',
    projector_model: 'ViewSonic X2-4K',
    screen_size_inches: 120,
    daysAgo: 27,
    likes: 27,
    home: 'gaming-violet',
    details: {
      projector: 'projector-viewsonic-x2-4k',
      kit: ['product-smart-panels', 'product-speaker-soundbar'],
      distance: 5.9,
      light: 'dark',
      place: 'table',
    },
  },
  {
    owner: 'demo-carlos',
    title: 'The car lives outside now',
    description:
      "A racing seat bolted to the slab, wheel and pedals on a frame of square tube, and 135 inches of asphalt on the brick wall. Bricks need a screen in front of them, or every joint becomes a lane.\n\nThe projector hangs under the door rail, so the door stays shut. In winter a heater runs on its own circuit. On the projector's circuit it ended a race I was leading.",
    location_city: 'Monterrey',
    location_state: '',
    location_country: 'Mexico',
    size_tag: 'Large',
    type_tag: 'Gaming',
    projector_model: 'BenQ TK700',
    screen_size_inches: 135,
    daysAgo: 51,
    likes: 23,
    home: 'garage',
  },
];
