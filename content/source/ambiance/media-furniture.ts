import { feet, seat } from '../figures.ts';
import { ambiancePage } from './page.ts';

export const mediaFurniture = ambiancePage(3, {
  slug: 'media-furniture',
  title: 'Media Furniture & Theater Seating',
  intro: `The sofa decides how big the picture should be. For 100 inches the good seats are ${feet(seat(100, 40))} to ${feet(seat(100, 30))} feet from the screen, so measure to the sofa in its reclined position. And leave the projector some air, because it overheats in a closed cabinet.`,
  place: 'indoor',
  image: 'hero-theater-two-rows',
  seoDescription:
    'Media consoles, recliners, risers and shelves for a projector room: seat distance, sight lines and air for the equipment.',
  shelves: [
    {
      heading: 'For the equipment',
      products: [
        {
          id: 'product-furniture-console',
          name: 'Low media console, 70 inch',
          description:
            'Slatted doors let remotes and air through, and a gap at the back takes the cables. At 18 inches high it stays below the picture. Check the depth if you want a laser TV on it.',
          image: 'media-console',
          features: ['70 × 16 × 18 inches', 'Slatted doors', 'Cable gap along the back', 'Holds 150 lb'],
          rating: 4.5,
          reviewsText: '1,900+ Reviews',
          priceTier: '$$$',
          search: 'low media console slatted doors 70 inch',
        },
        {
          id: 'product-furniture-shelf',
          name: 'Floating projector shelf',
          description:
            'The easiest mount to live with. It goes above head height behind the sofa, with a cutout for the cable, and you can lift the projector off for the yard.',
          image: 'projector-shelf',
          features: ['16 × 13 inches', 'Up to 26 lb', 'Rubber feet', 'Cable cutout'],
          tags: ['shelf'],
          rating: 4.5,
          reviewsText: '1,300+ Reviews',
          priceTier: '$',
          search: 'floating projector shelf wall',
        },
        {
          id: 'product-furniture-rack',
          name: 'Open equipment rack',
          description:
            'Four ventilated shelves for player, receiver and console, on wheels so you can reach the back. Put it beside the seats to keep its blinking lights away from the screen.',
          image: 'equipment-rack',
          features: ['Four shelves', 'Open on all sides', 'Locking wheels', 'Cable posts'],
          tags: ['rack'],
          rating: 4.4,
          reviewsText: '640+ Reviews',
          priceTier: '$$',
          search: 'av equipment rack open ventilated 4 shelf',
        },
      ],
    },
    {
      heading: 'For the people',
      products: [
        {
          id: 'product-furniture-recliner',
          name: 'Theater recliner',
          description:
            'It has a power footrest, a cup holder for a real cup, and a low back to let the sound past. It needs 5 inches behind it to recline; some recliners need 20.',
          image: 'recliner',
          features: ['Power recline', 'Low headrest', 'Cup holder and USB', '5 inches from the wall'],
          rating: 4.4,
          reviewsText: '2,200+ Reviews',
          priceTier: '$$$',
          search: 'home theater recliner power wall hugger',
        },
        {
          id: 'product-furniture-floor-sofa',
          name: 'Modular floor sofa',
          description:
            "Foam blocks for a front row tonight and a fort tomorrow. They're low, so the row behind can see over them without a platform.",
          image: 'floor-sofa',
          features: ['Six pieces', 'Washable covers', '14 inches high', 'Stacks in a corner'],
          tags: ['sofa'],
          rating: 4.6,
          reviewsText: '3,800+ Reviews',
          priceTier: '$$',
          search: 'modular floor sofa foam pieces',
        },
        {
          id: 'product-furniture-side-table',
          name: 'C-shaped side table',
          description:
            "Slides over the arm of a sofa to hold the popcorn. It's matte black, so it doesn't shine in the dark.",
          image: 'side-table',
          features: ['Fits over sofa arms', '24 inches high', 'Matte black steel', 'No tools'],
          tags: ['side table'],
          rating: 4.5,
          reviewsText: '4,400+ Reviews',
          priceTier: '$',
          search: 'c shaped side table sofa matte black',
        },
      ],
    },
  ],
  tips: [
    'Raise a second row by 10 to 12 inches, so people can see over the heads in front.',
    'Choose matte surfaces near the screen. A glossy table shows the picture a second time, upside down.',
    'Keep the sofa two feet off the back wall, where bass builds up. It also gets your ears farther from the fan of a projector on the shelf.',
  ],
  related: [
    ['Projector placement', '@article-projector-placement-guide'],
    ['Acoustic panels', '@ambiance-acoustic-panels'],
  ],
});
