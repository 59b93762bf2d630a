import { ambiancePage } from './page.ts';

export const smartLighting = ambiancePage(4, {
  slug: 'smart-lighting',
  title: 'Smart Lighting Scenes',
  intro:
    'With smart lighting, one button dims every lamp when the movie begins and brings them back slowly when it ends. You only need three scenes: Arrive, Movie and Pause. Set Movie to about 2 percent, just bright enough to find your glass, and fade over five seconds, so your eyes can follow.',
  place: 'indoor',
  image: 'scene-gaming-violet',
  seoDescription:
    'Smart bulbs, dimmers, light panels and remotes for movie nights: the three scenes you need, and how dark a movie scene should be.',
  shelves: [
    {
      heading: 'Bulbs and panels',
      products: [
        {
          id: 'product-smart-bulbs',
          name: 'Smart bulbs, warm to colored',
          description:
            'Three bulbs, from candlelight to daylight, which dim to 1 percent without flicker. Buy them for the dimming; the colors are a bonus for Halloween.',
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
            'They decorate the wall while the projector is off. Mount them behind the seats, because beside the screen they outshine the movie.',
          image: 'light-panels',
          features: ['Ten panels', 'Any shape', 'Adhesive or screws', 'App and voice'],
          rating: 4.4,
          reviewsText: '4,200+ Reviews',
          priceTier: '$$$',
          search: 'smart triangle light panels 9 pack',
        },
        {
          id: 'product-smart-floor-lamp',
          name: 'Corner floor lamp',
          description:
            'A slim line of light in a corner, bright for reading and dim for the credits. Put it behind the sofa and turn it to the wall.',
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
            "Dims your existing ceiling lights. It needs a neutral wire in the box. If you don't know what a neutral wire is, hire an electrician.",
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
            "Four buttons beside the popcorn: Arrive, Movie, Pause and Off. Your guests don't need an app.",
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
            "Switch speakers and lamps along with the projector: when the plug sees it draw power, the scene begins. Don't cut the power to the projector itself, because its fan has to finish.",
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
    'Give the scenes short, plain names. A guest can say "Movie" to a voice assistant, and won\'t guess "Cozy evening two".',
    "Set Pause to 15 percent. Once your eyes have adapted, it's bright.",
    'Keep one ordinary switch for when the Wi-Fi is down.',
  ],
  related: [
    ['LED lighting', '@ambiance-led-lighting'],
    ['Set up your projector', '@article-diy-setup-guide'],
  ],
});
