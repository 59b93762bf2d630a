import { ambiancePage } from './page.ts';

export const cableManagement = ambiancePage(5, {
  slug: 'cable-management',
  title: 'Cable Management',
  intro:
    'A projector sits across the room from its player, so the cable is always in view. Plan the run before you buy: up, across the ceiling, down, plus three feet. Keep power and signal a few inches apart, and pull a string along for the next cable.',
  place: 'indoor',
  image: 'cable-sleeve-ties',
  seoDescription:
    'Raceways, sleeves, ties and long HDMI cables for a projector: how to plan the run, what to keep apart, and what copper can still carry.',
  shelves: [
    {
      heading: 'Hide it',
      products: [
        'product-cable-channel',
        {
          id: 'product-tidy-sleeve',
          name: 'Braided cable sleeve with ties',
          description:
            "Turns five cables into one, from the shelf down to the power strip. It's split along its length, so you don't have to unplug a cable, and the ties come off again.",
          image: 'cable-sleeve-ties',
          features: [
            '10 ft, half an inch to one inch',
            'Split along its length',
            '12 hook-and-loop ties',
            'Can be cut',
          ],
          rating: 4.5,
          reviewsText: '6,200+ Reviews',
          priceTier: '$',
          search: 'braided cable sleeve split 10 ft with ties',
        },
        {
          id: 'product-tidy-floor-cover',
          name: 'Low floor cord cover',
          description:
            'For the one spot where the cable has to cross the carpet. You can roll a chair over it.',
          image: 'floor-cord-cover',
          features: ['6 ft', 'Three channels', 'Grips without glue', 'Gray, black or brown'],
          tags: ['cord cover'],
          rating: 4.4,
          reviewsText: '3,700+ Reviews',
          priceTier: '$',
          search: 'floor cord cover 6 ft low profile',
        },
        {
          id: 'product-tidy-box',
          name: 'Box for the power strip',
          description:
            'Hides a power strip and its bricks and keeps dust and toes out. Make sure it has slots, because power bricks get warm.',
          image: 'power-strip-box',
          features: ['16 × 6 × 5 inches', 'Slots on both ends', 'Fire-retardant plastic', 'Rubber feet'],
          tags: ['box'],
          rating: 4.5,
          reviewsText: '9,100+ Reviews',
          priceTier: '$',
          search: 'cable management box power strip ventilated',
        },
      ],
    },
    {
      heading: 'Long runs, and no cable at all',
      products: ['product-cable-hdmi-optical', 'product-cable-wireless-hdmi'],
    },
  ],
  tips: [
    'Label both ends before you close the channel.',
    'Leave a foot of slack behind the projector, so you can turn and clean it without unplugging it.',
    'For power inside a wall, use an in-wall kit or hire an electrician. An ordinary extension cord inside a wall is against the electrical code.',
  ],
  related: [
    ['Mounts, stands & cables', '@category-mounts'],
    ['Set up your projector', '@article-diy-setup-guide'],
  ],
});
