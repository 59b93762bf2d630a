import { ambiancePage } from './page.ts';

export const refreshments = ambiancePage(13, {
  slug: 'refreshments',
  title: 'Refreshments & Snacks',
  intro:
    'Good movie food is quiet, and you can eat it with one hand in the dark. Set up the bar behind the last row, out of the beam, and open crackling bags before the first scene. Plan on a quarter cup of kernels for two people, which pops to eight cups.',
  place: 'outdoor',
  image: 'rooftop-detail',
  seoDescription:
    'Popcorn machines, coolers, trays and cups for movie nights: how much to plan for each guest, and where to put the bar.',
  shelves: [
    {
      heading: 'Popcorn',
      products: [
        {
          id: 'product-snack-popper',
          name: 'Hot air popcorn popper',
          description:
            "It takes no oil and three minutes, and it's as loud as a hair dryer, so run it before the movie. Toss the popcorn with butter in a large bowl afterward.",
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
            'One for each guest. They are reusable plastic, which makes less noise than paper in a quiet scene.',
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
            'The smell is half the show. It takes 300 watts, ten minutes to warm up and twenty to clean, so use it for eight guests or more.',
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
            'Keeps ice for two days and doubles as a seat. Put it at the end of a row, where people can reach it.',
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
            "The high rim gets glasses across the grass safely. It's dark wood, because a white tray glows in the light of the screen.",
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
            'Keeps cocoa or cider hot for eight hours, and you can pour with one hand in the dark. Label it.',
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
    'Unwrap the candy and the straws before the movie. A crackling bag drowns out a quiet scene.',
    'On grass, wide cups tip over less often than tall ones. Get lids for the children.',
    'Announce a ten-minute intermission, and people stop wandering through the beam.',
  ],
  related: [
    ['Outdoor comfort', '@ambiance-outdoor-comfort'],
    ['Seasonal movie nights', '@seasonalPage'],
  ],
});
