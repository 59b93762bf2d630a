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
    'Curtains on a wrap-around rod add more contrast than a more expensive projector. Start at the window, then look for other leaks.',
    'blackout-curtains',
    'Blackout curtains & blinds',
  ),
  pageIdea(
    'wall-paint',
    'Paint the walls dark',
    'White walls reflect light onto the picture. Paint one wall and six feet of ceiling in a dark matte color and you see the difference.',
    'paint-matte-gray',
    'Wall colors & paint',
  ),
  pageIdea(
    'led-lighting',
    'A glow behind the picture',
    'A dim neutral strip behind the screen rests your eyes and makes black look deeper. About 10 percent of the brightness of the picture is plenty.',
    'led-strip',
    'LED lighting',
  ),
  pageIdea(
    'smart-lighting',
    'One button for the movie',
    'You need three scenes: Arrive, Movie and Pause. With a fade over five seconds, it feels like a movie theater.',
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
    text: 'When the picture is seven feet wide, a voice from behind the sofa sounds odd. Put the speakers below the screen.',
    image: 'soundbar-subwoofer',
    link: ['Speakers & sound', '@category-speakers'],
  }),
  pageIdea(
    'media-furniture',
    'Seats with a clear view',
    'The sofa decides how large the picture should be. Measure it reclined, raise the second row, and keep glossy tables away.',
    'recliner',
    'Media furniture',
  ),
  pageIdea(
    'cable-management',
    'Hide the cables',
    'Measure up, across and down, then add three feet. A paintable channel hides the run. Leave a string in it for the next cable.',
    'cable-sleeve-ties',
    'Cable management',
  ),
];

/** Ideas for the yard, in the order in which an evening needs them. */
export const OUTDOOR = [
  idea({
    key: 'placement',
    title: 'Find the spot',
    text: 'Line up screen, people and projector, with the front of the screen facing away from the street lamp. The lens sets the distance.',
    image: 'tripod-stand',
    link: ['Projector placement', '@article-projector-placement-guide'],
  }),
  pageIdea(
    'outdoor-seating',
    'Rows without a platform',
    'Blankets first, then low chairs, then full-height chairs, and all of you can see. Hang the lower edge of the screen at three feet.',
    'folding-chair',
    'Outdoor seating',
  ),
  pageIdea(
    'string-lights',
    'Lights behind the last row',
    'Warm bulbs on a dimmer look festive. Keep them away from the screen.',
    'string-lights',
    'String lights',
  ),
  pageIdea(
    'outdoor-decor',
    'A room without walls',
    'A rug makes a floor, planters make walls, and a lantern lights the steps. Keep it dark near the picture and bright behind the seats.',
    'lantern',
    'Outdoor decor',
  ),
  pageIdea(
    'outdoor-comfort',
    'Warm, and free of mosquitoes',
    'It cools off after sunset, most under a clear sky. Bring wool blankets, a dry seat, and a fan to keep mosquitoes away.',
    'blanket',
    'Outdoor comfort',
  ),
  pageIdea(
    'refreshments',
    'A bar out of the beam',
    'Popcorn before the movie, cocoa at intermission, wide cups that stand on grass, and no crackling bags.',
    'popcorn',
    'Refreshments',
  ),
  pageIdea(
    'power-solutions',
    'Enough power for the movie',
    'Multiply watts by hours and add a fifth. A portable gets through a movie on 300 watt-hours; a larger projector needs a cord.',
    'power-station',
    'Power for the yard',
  ),
  pageIdea(
    'weatherproofing',
    'Ready for dew',
    "Under a clear sky, dew can come by ten o'clock. Shield the gear you leave out, and carry in the rest while it's warm.",
    'outdoor-enclosure',
    'Weatherproofing',
  ),
];
