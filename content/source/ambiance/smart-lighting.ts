import { ambiancePage } from './page.ts';

export const smartLighting = ambiancePage(4, {
  slug: 'smart-lighting',
  title: 'Smart Lighting Scenes',
  intro:
    'With smart lighting, one button dims everything when the movie begins and brings it back, slowly, when it ends. Three scenes are enough: Arrive, Movie, Pause. Set Movie so dark that you can just find your glass, about 2 percent, and fade over five seconds, so your eyes can follow.',
  place: 'indoor',
  image: 'scene-gaming-violet',
  seoDescription:
    'Smart bulbs, dimmers, light panels and remotes for movie nights: three scenes that are enough, and how dark a movie scene should be.',
  shelves: [
    {
      heading: 'Bulbs and panels',
      products: [
        {
          id: 'product-smart-bulbs',
          name: 'Smart bulbs, warm to colored',
          description:
            'Three bulbs that go from candle to daylight and dim to 1 percent without flicker. Buy them for the dimming; the colors are a bonus for Halloween.',
          image: 'smart-bulb',
          features: ['Set of three', 'Dim to 1 percent', '2,000 to 6,500 K and colors', 'No hub needed'],
          rating: 4.6,
          reviewsText: '9,800+ Reviews',
          priceTier: '$$',
          search: 'smart bulbs color dimmable 3 pack no hub',
        },
        {
          id: 'product-smart-panels',
          name: 'Triangular light panels',
          description:
            'A light that decorates the wall while the projector is off. Mount the panels behind the seats: beside the screen they outshine the movie.',
          image: 'light-panels',
          features: ['Nine panels', 'Any shape', 'Adhesive or screws', 'App and voice'],
          rating: 4.4,
          reviewsText: '4,200+ Reviews',
          priceTier: '$$$',
          search: 'smart triangle light panels 9 pack',
        },
        {
          id: 'product-smart-floor-lamp',
          name: 'Corner floor lamp',
          description:
            'A slim line of light that washes a corner, bright for reading and dim for the credits. Put it behind the sofa and turn it to the wall.',
          image: 'corner-lamp',
          features: ['58 inches high', 'Dims to 1 percent', 'Warm white and colors', 'Remote'],
          tags: ['floor lamp'],
          rating: 4.3,
          reviewsText: '6,900+ Reviews',
          priceTier: '$',
          search: 'corner floor lamp led smart dimmable',
        },
      ],
    },
    {
      heading: 'Switches and scenes',
      products: [
        {
          id: 'product-smart-dimmer',
          name: 'Smart wall dimmer',
          description:
            "Dims the ceiling lights you have. It needs a neutral wire in the box. If you aren't sure what that is, call an electrician for an hour.",
          image: 'wall-dimmer',
          features: [
            'Works with ordinary dimmable bulbs',
            'Trim for the lowest level',
            'Timer and voice',
            'Neutral wire required',
          ],
          tags: ['dimmer'],
          rating: 4.6,
          reviewsText: '5,100+ Reviews',
          priceTier: '$$',
          search: 'smart dimmer switch neutral wire led',
        },
        {
          id: 'product-smart-button',
          name: 'Scene button for the sofa',
          description:
            'Four buttons beside the popcorn: Arrive, Movie, Pause, Off. Guests understand it without an app.',
          image: 'scene-button',
          features: ['Four buttons', 'Magnetic', 'Battery for two years', 'Works with common hubs'],
          tags: ['button'],
          rating: 4.4,
          reviewsText: '1,600+ Reviews',
          priceTier: '$',
          search: 'smart scene button remote 4 button',
        },
        {
          id: 'product-smart-plug',
          name: 'Smart plugs with power meter',
          description:
            "Switch speakers and lamps with the projector: when its power rises, the scene begins. Don't switch the projector itself this way; its fan has to finish.",
          image: 'smart-plugs',
          features: ['Set of two', 'Reads watts', '15 A', 'Schedules and scenes'],
          tags: ['plug'],
          rating: 4.5,
          reviewsText: '8,600+ Reviews',
          priceTier: '$',
          search: 'smart plug energy monitoring 2 pack 15a',
        },
      ],
    },
  ],
  tips: [
    'Name the scenes like buttons, not like moods. "Movie" works when a guest says it; "Cozy evening two" doesn\'t.',
    'Set Pause to 15 percent. To eyes that have adapted, that is bright.',
    'Keep one ordinary switch that works without Wi-Fi.',
  ],
  related: [
    ['LED lighting', '@ambiance-led-lighting'],
    ['Set up your projector', '@article-diy-setup-guide'],
  ],
});
