import { orderRank, references, slug, type SeedDocument } from './document.ts';
import { readyPicture } from './pictures.ts';

/** What an accessory page of the seed is made of. */
interface CategorySource {
  id: string;
  title: string;
  slug: string;
  aliases?: string[];
  description: string;
  image: ReturnType<typeof readyPicture>;
  priceTier: '$' | '$$';
  /** Its products under headings. */
  groups: readonly (readonly [heading: string, products: readonly string[]])[];
}

const SOURCES: CategorySource[] = [
  {
    id: 'category-screens',
    title: 'Projector Screens',
    slug: 'screens',
    aliases: ['projector-screens'],
    description:
      'Which screen suits your room or yard? A fixed frame looks best, a tripod is easy to move, and a light-rejecting screen has to match the lens.',
    image: readyPicture('category-screens'),
    priceTier: '$$',
    groups: [
      [
        'For a wall or a ceiling',
        ['product-screen-fixed', 'product-screen-pull-down', 'product-screen-motorized'],
      ],
      [
        'To set up and put away',
        [
          'product-screen-tripod',
          'product-screen-outdoor-frame',
          'product-screen-inflatable',
          'product-screen-floor-rising',
        ],
      ],
      ['For ultra short throw', ['product-screen-alr-ust']],
    ],
  },
  {
    id: 'category-speakers',
    title: 'Speakers & Sound',
    slug: 'speakers',
    description:
      'A sound bar for voices, bookshelf speakers for music, a surround set for a movie room, and weatherproof speakers for the yard.',
    image: readyPicture('category-speakers'),
    priceTier: '$$',
    groups: [
      ['Sound bars', ['product-speaker-soundbar', 'product-speaker-soundbar-compact']],
      [
        'Speakers for a room',
        ['product-speaker-bookshelf', 'product-speaker-surround', 'product-speaker-subwoofer'],
      ],
      ['Speakers to carry', ['product-speaker-outdoor', 'product-speaker-party']],
    ],
  },
  {
    id: 'category-mounts',
    title: 'Mounts, Stands & Cables',
    slug: 'mounts',
    description:
      'Measure the throw distance, then choose a mount or a stand. Buy optical HDMI for a long run, and Ultra High Speed for a short one.',
    image: readyPicture('category-mounts'),
    priceTier: '$',
    groups: [
      ['Mounts', ['product-mount-ceiling', 'product-mount-wall-arm']],
      [
        'Stands and carts',
        [
          'product-mount-tripod',
          'product-mount-floor-stand',
          'product-mount-rolling',
          'product-mount-mini',
          'product-mount-riser',
        ],
      ],
      [
        'HDMI cables and adapters',
        [
          'product-cable-hdmi',
          'product-cable-hdmi-optical',
          'product-cable-usb-c',
          'product-cable-wireless-hdmi',
        ],
      ],
      ['Power and cable channels', ['product-cable-power', 'product-cable-channel']],
    ],
  },
  {
    id: 'category-cases',
    title: 'Covers & Cases',
    slug: 'cases',
    description:
      'A padded case for the road, a cover for a projector on the ceiling, and a ventilated enclosure for one on the terrace.',
    image: readyPicture('category-cases'),
    priceTier: '$',
    groups: [
      [
        'Cases and bags',
        ['product-case-hard', 'product-case-flight', 'product-case-backpack', 'product-case-sleeve'],
      ],
      [
        'Covers and enclosures',
        ['product-cover-dust', 'product-cover-ceiling', 'product-cover-rain', 'product-cover-enclosure'],
      ],
      [
        'For screens, cables and lenses',
        ['product-case-screen-bag', 'product-case-cable-pouch', 'product-cover-lens'],
      ],
    ],
  },
];

export const accessoryCategories: SeedDocument[] = SOURCES.map(
  ({ id, aliases, slug: last, groups, ...fields }, index) => ({
    _id: id,
    _type: 'accessoryCategory',
    ...fields,
    slug: slug(last),
    ...(aliases ? { aliases } : {}),
    groups: groups.map(([heading, products], place) => ({
      _type: 'productShelf',
      _key: `g${place}`,
      heading,
      products: references(products),
    })),
    orderRank: orderRank(index),
  }),
);
