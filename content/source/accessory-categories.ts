import { orderRank, slug, type SeedDocument } from './document.ts';
import { readyPicture } from './pictures.ts';

const SOURCES = [
  {
    id: 'category-screens',
    title: 'Projector Screens',
    slug: 'screens',
    aliases: ['projector-screens'],
    description:
      'Which screen suits your room or yard? A fixed frame looks best, a tripod is easy to move, and a light-rejecting screen has to match the lens.',
    image: readyPicture('category-screens'),
    priceTier: '$$',
  },
  {
    id: 'category-speakers',
    title: 'Speakers & Sound',
    slug: 'speakers',
    description:
      'A sound bar for voices, bookshelf speakers for music, a surround set for a movie room, and weatherproof speakers for the yard.',
    image: readyPicture('category-speakers'),
    priceTier: '$$',
  },
  {
    id: 'category-mounts',
    title: 'Mounts, Stands & Cables',
    slug: 'mounts',
    description:
      'Measure the throw distance, then choose a mount or a stand. Buy optical HDMI for a long run, and Ultra High Speed for a short one.',
    image: readyPicture('category-mounts'),
    priceTier: '$',
  },
  {
    id: 'category-cases',
    title: 'Covers & Cases',
    slug: 'cases',
    description:
      'A padded case for the road, a cover for a projector on the ceiling, and a ventilated enclosure for one on the terrace.',
    image: readyPicture('category-cases'),
    priceTier: '$',
  },
];

export const accessoryCategories: SeedDocument[] = SOURCES.map(
  ({ id, aliases, slug: last, ...fields }, index) => ({
    _id: id,
    _type: 'accessoryCategory',
    ...fields,
    slug: slug(last),
    ...(aliases ? { aliases } : {}),
    orderRank: orderRank(index),
  }),
);
