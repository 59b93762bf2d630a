import { ambiancePage } from './page.ts';

export const acousticPanels = ambiancePage(2, {
  slug: 'acoustic-panels',
  title: 'Acoustic Panels for Clear Voices',
  intro:
    "Clap once. If you hear a flutter, voices in movies will blur, whatever you paid for the speakers. Put panels at the first reflections, the spots on the side walls where a mirror would show you the speaker. A few panels there do more than panels everywhere. They make voices clearer, but they won't keep the sound from your neighbors.",
  place: 'indoor',
  image: 'acoustic-wall',
  seoDescription:
    'Acoustic panels, felt hexagons, bass traps and rugs for a home theater: where the first reflections are, and how many panels are enough.',
  shelves: [
    {
      heading: 'On the walls',
      products: [
        {
          id: 'product-acoustic-fabric',
          name: 'Fabric acoustic panels',
          description:
            'Two inches of mineral wool in cloth, thick enough to work on voices. In most living rooms, four of them at the first reflections will do.',
          image: 'acoustic-panels',
          badge: 'Start with four',
          features: ['24 × 48 × 2 inches', 'Set of four', 'Absorption NRC 0.9', 'Fire-rated fabric'],
          rating: 4.6,
          reviewsText: '1,300+ Reviews',
          priceTier: '$$',
          search: 'fabric acoustic panels 2 inch 24x48 set of 4',
        },
        {
          id: 'product-acoustic-hexagons',
          name: 'Felt hexagons',
          description:
            'Half an inch of pressed felt, pretty and easy to stick up. They take the edge off a hard wall. If you hear a real flutter, buy thick panels.',
          image: 'acoustic-hexagons',
          features: ['12 pieces', 'Half an inch thick', 'Self-adhesive', 'Five shades'],
          rating: 4.3,
          reviewsText: '5,400+ Reviews',
          priceTier: '$',
          search: 'hexagon felt acoustic panels 12 pack',
        },
        {
          id: 'product-acoustic-slats',
          name: 'Wood slat panels on felt',
          description:
            'The slats scatter sound, the felt absorbs it, and the wall looks good. Leave an inch of space behind them and they work on lower notes, too.',
          image: 'wood-slats',
          features: ['94 × 12 inches, two pieces', 'Walnut veneer', 'Black felt back', 'Cut with a saw'],
          tags: ['slats'],
          rating: 4.5,
          reviewsText: '1,700+ Reviews',
          priceTier: '$$',
          search: 'wood slat acoustic wall panels walnut felt',
        },
      ],
    },
    {
      heading: 'In corners and on the floor',
      products: [
        {
          id: 'product-acoustic-bass-trap',
          name: 'Corner bass traps',
          description:
            'Boomy bass collects in corners, so these go in the corners. Foam traps help above 100 hertz. For deeper bass you need thicker traps, or another spot for the subwoofer.',
          image: 'bass-traps',
          features: ['Set of eight', '12 inches deep', 'High-density foam', 'Glue or pins'],
          tags: ['foam'],
          rating: 4.2,
          reviewsText: '2,500+ Reviews',
          priceTier: '$',
          search: 'corner bass traps acoustic foam 12 inch 8 pack',
        },
        {
          id: 'product-acoustic-rug',
          name: 'Thick pile rug with felt pad',
          description:
            'The floor between the speakers and the sofa reflects sound, too. A rug with a pad fixes it.',
          image: 'pile-rug',
          features: ['8 × 10 ft', 'One-inch pile', 'Felt pad included', "Dark colors that don't reflect"],
          tags: ['rug'],
          rating: 4.4,
          reviewsText: '3,100+ Reviews',
          priceTier: '$$',
          search: 'thick pile area rug 8x10 dark with felt pad',
        },
      ],
    },
  ],
  tips: [
    'To find the first reflections, have a helper slide a mirror along the wall. Put a panel wherever you can see the speaker in it from your seat.',
    'Cover a fifth to a quarter of the wall. If you cover it all, the room sounds like a closet.',
    'Bookshelves on the back wall, with books of different depths, scatter sound as well as many diffusers.',
  ],
  related: [
    ['Speakers & sound', '@category-speakers'],
    ['Media furniture', '@ambiance-media-furniture'],
  ],
});
