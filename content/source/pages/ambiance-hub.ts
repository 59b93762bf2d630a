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
    'A light near the screen costs the most contrast, one behind the last row the least. Switch them off in that order.',
  ],
  [
    'Matte near the picture',
    'Glossy tables, framed glass and white cushions in the first rows throw light back at the screen. Turn, cover or move them.',
  ],
  [
    'One way, never through the beam',
    'Plan a single path from the seats to the door, and put the bar, the switch and the bathroom at its end.',
  ],
  ['Sound below, light behind', 'Put the speakers under the picture and the lamps behind the people.'],
  [
    'Test from the worst seat',
    'Set the volume, the subtitles and the height of the screen from there. Every other seat is better.',
  ],
  [
    'Give the projector air',
    "A hand's width of space at every grille, no cloth, no closed cabinet. It runs cooler and quieter and lasts longer.",
  ],
];

const MOODS = [
  mood({
    key: 'cinematic-room',
    title: 'Cinematic Room',
    text: 'Charcoal walls, heavy curtains, one warm lamp behind the seats, and nothing that shines. You stop seeing the room when the movie begins.',
    image: 'mood-cinematic-room',
    ideas: [
      'Flat charcoal on the screen wall and the first six feet of ceiling',
      'Velvet or triple-weave curtains from wall to wall',
      'A neutral bias light at a tenth of the brightness of the picture',
      'Recliners with low backs, the second row a foot higher',
      'Step lights at the floor and black tape over every standby dot',
    ],
    link: ['Wall colors & paint', `@${ambianceId('wall-paint')}`],
  }),
  mood({
    key: 'backyard-boho',
    title: 'Backyard Boho',
    text: 'A woven rug, bean bags and low tables, lanterns in the grass and bulbs overhead on a dimmer. It looks improvised, apart from the guy lines.',
    image: 'mood-backyard-boho',
    ideas: [
      'A large outdoor rug as the floor',
      "Bean bags and picnic blankets in front, two director's chairs behind",
      'Café bulbs in a zigzag above the seats, dimmed to a tenth',
      'Planters at both sides of the screen, heavy enough to hold its lines',
      'Lemonade on a wooden tray, wool blankets within reach',
    ],
    link: ['Outdoor decor', `@${ambianceId('outdoor-decor')}`],
  }),
  mood({
    key: 'rustic-cabin-night',
    title: 'Rustic Cabin Night',
    text: 'Wood, wool and a small picture close by. A portable on a stool, 70 inches between two beams, cocoa in the pump thermos and snow at the window.',
    image: 'mood-rustic-cabin',
    ideas: [
      'A portable with automatic keystone, because nothing in a cabin is square',
      "Lanterns with LED candles, because blankets and flames don't mix",
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
    'Light, seats, walls and weather: what surrounds the picture matters as much as the projector, and most of it costs less.',
  image: readyPicture('apartment-wall'),
  indoor: { heading: 'Indoor ideas', intro: 'What changes the picture most comes first.', items: INDOOR },
  outdoor: {
    heading: 'Outdoor ideas',
    intro: 'In the order you need them on the evening.',
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
    { ...linkButton('Setups of our readers', PATHS.gallery), _key: 'gallery' },
  ],
  seoTitle: 'Ambiance & Room Design for Movie Rooms',
  seoDescription:
    'Ideas for the room and the yard around a projector: light, seating, acoustics, paint, weather and the moods they make.',
};
