import { ambianceId } from '../ambiance/page.ts';
import { linkButton } from '../document.ts';
import { imageField, type PictureSource } from '../pictures.ts';

interface Idea {
  key: string;
  title: string;
  text: string;
  image?: PictureSource;
  link: readonly [label: string, target: string];
}

function idea({ key, title, text, image, link }: Idea) {
  return { _type: 'ideaCard', _key: key, title, text, ...imageField(image), link: linkButton(...link) };
}

/** An idea that leads to the ambiance page of the same key. */
function pageIdea(key: string, title: string, text: string, image: PictureSource, label: string) {
  return idea({ key, title, text, image, link: [label, `@${ambianceId(key)}`] });
}

/** Ideas for the room, in the order in which they change the picture. */
export const INDOOR = [
  pageIdea(
    'blackout-curtains',
    'Make the room dark',
    'A curtain on a wrap-around rod adds more contrast than a more expensive projector. Start at the window, then look for other leaks.',
    'blackout-curtains',
    'Blackout curtains & blinds',
  ),
  pageIdea(
    'wall-paint',
    'Paint the walls dark',
    'White walls reflect light onto the picture. One dark matte wall and six feet of ceiling are enough to see the difference.',
    'paint-matte-gray',
    'Wall colors & paint',
  ),
  pageIdea(
    'led-lighting',
    'A glow behind the picture',
    'A dim neutral strip behind the screen rests the eyes and deepens black. A tenth of the brightness of the picture is plenty.',
    'led-strip',
    'LED lighting',
  ),
  pageIdea(
    'smart-lighting',
    'One button for the movie',
    'Arrive, Movie, Pause: three scenes any guest understands. A fade over five seconds feels like a movie theater.',
    'smart-bulb',
    'Smart lighting',
  ),
  pageIdea(
    'acoustic-panels',
    'Quiet the room',
    'Clap once and listen. If you hear a flutter, put four panels at the first reflections. They do more for voices than a new center speaker.',
    'acoustic-panels',
    'Acoustic panels',
  ),
  idea({
    key: 'sound',
    title: 'Speakers below the screen',
    text: 'With a picture seven feet wide, a voice from behind the sofa sounds wrong. Put the sound below the screen.',
    image: 'soundbar-subwoofer',
    link: ['Speakers & sound', '@category-speakers'],
  }),
  pageIdea(
    'media-furniture',
    'Seats with a clear view',
    'The sofa decides how large the picture can be. Measure it with the back out, raise the second row, keep glossy tables away.',
    'recliner',
    'Media furniture',
  ),
  pageIdea(
    'cable-management',
    'Hide the cables',
    'Measure up, across, down, plus three feet. A paintable channel hides the run. Leave a string in it for the next cable.',
    'cable-sleeve-ties',
    'Cable management',
  ),
];

/** Ideas for the yard, in the order in which an evening needs them. */
export const OUTDOOR = [
  idea({
    key: 'placement',
    title: 'Find the line',
    text: 'Screen, people and projector stand on one line, with the front of the screen away from the street lamp. The lens sets the distance.',
    image: 'tripod-stand',
    link: ['Projector placement', '@article-projector-placement-guide'],
  }),
  pageIdea(
    'outdoor-seating',
    'Rows without a platform',
    'Blankets, low chairs, real chairs: in that order everybody can see. Hang the lower edge of the screen at three feet.',
    'folding-chair',
    'Outdoor seating',
  ),
  pageIdea(
    'string-lights',
    'Lights behind the last row',
    'Warm bulbs on a dimmer look festive, as long as none of them hangs beside the screen.',
    'string-lights',
    'String lights',
  ),
  pageIdea(
    'outdoor-decor',
    'A room without walls',
    'A rug for a floor, planters for walls, a lantern at the steps. Dark near the picture, bright behind the seats.',
    'lantern',
    'Outdoor decor',
  ),
  pageIdea(
    'outdoor-comfort',
    'Warm and unbitten',
    'It cools by 10 to 15 °F before midnight. Bring wool blankets, something dry to sit on, and a fan against mosquitoes.',
    'blanket',
    'Outdoor comfort',
  ),
  pageIdea(
    'refreshments',
    'A bar out of the beam',
    'Popcorn before the movie, cocoa at intermission, wide cups on grass, and nothing that crackles in a quiet scene.',
    'popcorn',
    'Refreshments',
  ),
  pageIdea(
    'power-solutions',
    'Enough power for the credits',
    'Watts times hours plus a fifth. 300 watt-hours carry a portable through a movie; anything larger needs a cord.',
    'power-station',
    'Power for the yard',
  ),
  pageIdea(
    'weatherproofing',
    'Ready for dew',
    'Under a clear sky, watch for dew by ten. Shield what stays out, and carry in the rest while it is warm.',
    'outdoor-enclosure',
    'Weatherproofing',
  ),
];
