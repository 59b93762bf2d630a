import { ambiancePage } from './page.ts';

export const refreshments = ambiancePage(13, {
  slug: 'refreshments',
  title: 'Refreshments & Snacks',
  intro:
    'Good movie food is quiet, and you can eat it with one hand in the dark. Set up the bar behind the last row, so nobody crosses the beam to reach it, and open whatever crackles before the first scene. Plan on a quarter cup of kernels for two people; it pops to eight cups.',
  place: 'outdoor',
  image: 'rooftop-detail',
  seoDescription:
    'Popcorn machines, coolers, trays and cups for movie nights: how much to plan for each guest, and a bar that nobody has to cross the beam for.',
  shelves: [
    {
      heading: 'Popcorn',
      products: [
        {
          id: 'product-snack-popper',
          name: 'Hot air popcorn popper',
          description:
            'No oil, three minutes, and as loud as a hair dryer: run it before the movie. Add butter afterward, in a large bowl, so all of it gets some.',
          image: 'air-popper',
          features: ['16 cups in 3 minutes', '1,200 W', 'No oil', 'Measuring cap'],
          tags: ['popper'],
          rating: 4.5,
          reviewsText: '12,000+ Reviews',
          priceTier: '$',
          search: 'hot air popcorn popper 1200w',
        },
        {
          id: 'product-snack-buckets',
          name: 'Striped popcorn buckets',
          description:
            'One for each pair of hands, and everyone takes a picture of them. Reusable plastic, quieter than paper in a quiet scene.',
          image: 'popcorn',
          features: ['Set of six', '3 quarts each', 'Dishwasher safe', 'Stack'],
          rating: 4.7,
          reviewsText: '4,300+ Reviews',
          priceTier: '$',
          search: 'reusable popcorn buckets striped set of 6',
        },
        {
          id: 'product-snack-machine',
          name: 'Kettle popcorn machine',
          description:
            'The smell is half the show. It takes 300 watts, ten minutes to warm up and twenty to clean, so it pays from eight guests up.',
          image: 'popcorn-machine',
          features: ['8-ounce kettle', 'Warming light', 'Glass on three sides', 'Crumb drawer'],
          tags: ['popcorn machine'],
          rating: 4.4,
          reviewsText: '1,900+ Reviews',
          priceTier: '$$',
          search: 'popcorn machine 8 oz kettle countertop',
        },
      ],
    },
    {
      heading: 'Cold and hot',
      products: [
        {
          id: 'product-snack-cooler',
          name: 'Hard cooler with opener',
          description:
            'Keeps ice for two days and seats one. Put it at the end of a row with the lid opening away from the screen.',
          image: 'cooler',
          features: ['54 quarts', 'Bottle opener', 'Drain plug', 'Holds a seated adult'],
          rating: 4.6,
          reviewsText: '2,800+ Reviews',
          priceTier: '$$',
          search: 'hard cooler 54 quart steel bail handle',
        },
        {
          id: 'product-snack-tray',
          name: 'Round serving tray with rim',
          description:
            "A rim high enough that glasses survive a walk across grass. It's dark wood, because white trays glow in the light of the screen.",
          image: 'drinks-tray',
          features: ['16 inches', 'Acacia', 'One-inch rim', 'Handles'],
          rating: 4.5,
          reviewsText: '1,200+ Reviews',
          priceTier: '$',
          search: 'round wood serving tray 16 inch handles',
        },
        {
          id: 'product-snack-airpot',
          name: 'Pump thermos',
          description:
            'Cocoa or cider for the second half, hot for eight hours, poured with one hand in the dark. Label it.',
          image: 'pump-thermos',
          features: ['3 liters', 'Steel inside and out', 'Hot for 8 hours', 'Pump lock'],
          tags: ['thermos'],
          rating: 4.5,
          reviewsText: '3,400+ Reviews',
          priceTier: '$',
          search: 'airpot thermos pump 3 liter stainless',
        },
      ],
    },
  ],
  tips: [
    'Unwrap before the movie: candy in bowls, straws in cups. A crackling bag drowns out a quiet scene.',
    'Wide cups tip less on grass than tall ones. Give children lids.',
    'Announce a ten-minute intermission, and people stop wandering through the beam.',
  ],
  related: [
    ['Outdoor comfort', '@ambiance-outdoor-comfort'],
    ['Seasonal movie nights', '@seasonalPage'],
  ],
});
