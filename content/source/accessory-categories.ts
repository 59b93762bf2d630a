import { orderRank, slug, type SeedDocument } from './document.ts';
import { readyPicture } from './pictures.ts';

const SOURCES = [
  {
    id: 'category-screens',
    title: 'Projector Screens',
    slug: 'screens',
    aliases: ['projector-screens'],
    description:
      'Which screen suits your room or yard? A fixed frame looks best, a tripod moves, and a light-rejecting screen has to match the lens.',
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
      'Measure the throw distance first, then choose a mount or a stand. For long cable runs take optical HDMI, for short ones Ultra High Speed.',
    image: readyPicture('category-mounts'),
    priceTier: '$',
  },
  {
    id: 'category-cases',
    title: 'Covers & Cases',
    slug: 'cases',
    description:
      'A padded case for a projector that travels, a cover for one that hangs, and a ventilated enclosure for one that stays outside.',
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
