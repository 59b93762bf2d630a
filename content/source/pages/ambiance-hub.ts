import { PATHS } from '@lumen-throw/domain/site-paths';
import { ambianceId } from '../ambiance/page.ts';
import { linkButton, type SeedDocument } from '../document.ts';
import { INDOOR, OUTDOOR } from './ambiance-ideas.ts';
import { readyPicture, imageField, type PictureSource } from '../pictures.ts';

interface Mood {
  key: string;
  title: string;
  text: string;
  image: PictureSource;
  ideas: string[];
  link: readonly [label: string, target: string];
}

function mood({ key, title, text, image, ideas, link }: Mood) {
  return {
    _type: 'moodTheme',
    _key: key,
    title,
    text,
    ...imageField(image),
    ideas,
    link: linkButton(...link),
  };
}

const TIPS: [title: string, text: string][] = [
  [
    'Dim from the screen backward',
    'A light near the screen costs the most contrast, and one behind the last row the least. Switch off the one nearest the screen first.',
  ],
  [
    'Matte near the picture',
    'Glossy tables, framed glass and white cushions near the screen throw light back at it. Turn them, cover them or move them.',
  ],
  [
    'A way out that avoids the beam',
    'Plan one path from the seats to the door, and put the bar and the light switch at the end of it.',
  ],
  ['Sound below, light behind', 'Put the speakers under the picture and the lamps behind the people.'],
  [
    'Test from the worst seat',
    'Set the volume, the subtitles and the height of the screen from there. Every other seat is better.',
  ],
  [
    'Give the projector air',
    'Leave at least 4 inches at every grille, and keep it out of closed cabinets. It runs cooler and quieter and lasts longer.',
  ],
];

const MOODS = [
  mood({
    key: 'cinematic-room',
    title: 'Cinematic Room',
    text: 'Charcoal walls, heavy curtains, matte surfaces, and one warm lamp behind the seats. When the movie begins, you stop seeing the room.',
    image: 'mood-cinematic-room',
    ideas: [
      'Flat charcoal on the screen wall and the first six feet of ceiling',
      'Velvet or triple-weave curtains from wall to wall',
      'A neutral bias light at 10 percent of the brightness of the picture',
      'Recliners with low backs, the second row a foot higher',
      'Step lights at the floor and black tape over every standby dot',
    ],
    link: ['Wall colors & paint', `@${ambianceId('wall-paint')}`],
  }),
  mood({
    key: 'backyard-boho',
    title: 'Backyard Boho',
    text: 'A woven rug, bean bags and low tables, with lanterns in the grass and bulbs on a dimmer overhead. It looks improvised, apart from the guy lines.',
    image: 'mood-backyard-boho',
    ideas: [
      'A large outdoor rug as the floor',
      "Bean bags and picnic blankets in front, two director's chairs behind",
      'Café bulbs in a zigzag above the seats, dimmed to 10 percent',
      'Planters at both sides of the screen, heavy enough to hold its lines',
      'Lemonade on a wooden tray, wool blankets within reach',
    ],
    link: ['Outdoor decor', `@${ambianceId('outdoor-decor')}`],
  }),
  mood({
    key: 'rustic-cabin-night',
    title: 'Rustic Cabin Night',
    text: 'Wood, wool and a small picture close by. Put a portable on a stool and 70 inches of picture between two beams, with cocoa in the thermos and snow outside.',
    image: 'mood-rustic-cabin',
    ideas: [
      'A portable with automatic keystone, because no wall in a cabin is square',
      'Lanterns with LED candles, which are safe near blankets',
      'Wool blankets on every seat before the sun is down',
      'A power station, if the wiring is old',
      'Popcorn from the kettle, and a movie with weather in it',
    ],
    link: ['Seasonal movie nights', '@seasonalPage'],
  }),
];

/** The overview of room and yard. */
export const ambianceHub: SeedDocument = {
  _id: 'ambianceHub',
  _type: 'ambianceHub',
  title: 'Ambiance & Room Design',
  intro:
    'Light, seats, walls and weather matter as much to the picture as the projector does, and most of them cost less to fix.',
  image: readyPicture('apartment-wall'),
  indoor: { heading: 'Indoor ideas', intro: 'In order of how much they change the picture.', items: INDOOR },
  outdoor: {
    heading: 'Outdoor ideas',
    intro: 'In the order you need them on a movie night.',
    items: OUTDOOR,
  },
  functional: {
    heading: 'Functional design tips',
    items: TIPS.map(([title, text], index) => ({ _type: 'point', _key: `t${index}`, title, text })),
  },
  moods: {
    heading: 'Mood themes',
    intro: 'Three evenings to copy, from the walls to the snacks.',
    items: MOODS,
  },
  links: [
    { ...linkButton('Seasonal movie nights', '@seasonalPage'), _key: 'seasonal' },
    { ...linkButton("Readers' setups", PATHS.gallery), _key: 'gallery' },
  ],
  seoTitle: 'Ambiance & Room Design for Movie Rooms',
  seoDescription:
    'Ideas for the room and the yard around a projector: light, seating, acoustics, paint, weather and the moods they make.',
};
