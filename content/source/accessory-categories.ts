import { orderRank, slug, type SeedDocument } from './document.ts';
import { readyPicture } from './pictures.ts';

const SOURCES = [
  {
    id: 'category-screens',
    title: 'Projector Screens',
    slug: 'screens',
    aliases: ['projector-screens'],
    description:
      'Tripod, frame, inflatable and light-rejecting screens, and which room or yard each of them suits.',
    image: readyPicture('category-screens'),
    priceTier: '$$',
  },
  {
    id: 'category-speakers',
    title: 'Speakers & Sound',
    slug: 'speakers',
    description:
      'Sound bars, bookshelf pairs and outdoor speakers that give a big picture a sound of the same size.',
    image: readyPicture('category-speakers'),
    priceTier: '$$',
  },
  {
    id: 'category-mounts',
    title: 'Mounts, Stands & Cables',
    slug: 'mounts',
    description:
      'What holds the projector where the throw distance wants it, and what feeds it once it is there.',
    image: readyPicture('category-mounts'),
    priceTier: '$',
  },
  {
    id: 'category-cases',
    title: 'Covers & Cases',
    slug: 'cases',
    description: 'Bags, hard cases and covers for projectors that travel, hang or stay outside.',
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
