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
    'Make the dark',
    'A curtain that wraps around its rod adds more contrast than the next two projectors up. Start at the window, then look for the other leaks.',
    'blackout-curtains',
    'Blackout curtains & blinds',
  ),
  pageIdea(
    'wall-paint',
    'Make the walls disappear',
    'White walls send the picture back at itself. One dark matte wall and six feet of ceiling are enough to see the difference.',
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
    'One button for the film',
    'Arrive, Film, Pause: three scenes that a guest understands. The fade over five seconds is the part that feels like a cinema.',
    'smart-bulb',
    'Smart lighting',
  ),
  pageIdea(
    'acoustic-panels',
    'Quiet the room',
    'Clap once and listen. If it flutters, four panels at the first reflections do more for voices than a new center speaker.',
    'acoustic-panels',
    'Acoustic panels',
  ),
  idea({
    key: 'sound',
    title: 'Sound of the same size',
    text: 'A picture seven feet wide with a voice from behind the sofa is half a cinema. Put the sound below the screen.',
    image: 'soundbar-subwoofer',
    link: ['Speakers & sound', '@category-speakers'],
  }),
  pageIdea(
    'media-furniture',
    'Seats that see',
    'The sofa decides how large the picture may be. Measure it with the back out, raise the second row, keep glossy tables away.',
    'recliner',
    'Media furniture',
  ),
  pageIdea(
    'cable-management',
    'Cables that vanish',
    'Up, across, down, plus three feet. A paintable channel hides the run, and a pulled string invites the next cable.',
    'cable-sleeve-ties',
    'Cable management',
  ),
];

/** Ideas for the yard, in the order in which an evening needs them. */
export const OUTDOOR = [
  idea({
    key: 'placement',
    title: 'Find the line',
    text: 'Screen, people and projector on one line, its back to the street lamp. The distance comes from the lens, not from the lawn.',
    image: 'tripod-stand',
    link: ['Projector placement', '@article-projector-placement-guide'],
  }),
  pageIdea(
    'outdoor-seating',
    'Rows without a platform',
    'Blankets, low chairs, real chairs: in that order everybody sees. The lower edge of the screen belongs at three feet.',
    'folding-chair',
    'Outdoor seating',
  ),
  pageIdea(
    'string-lights',
    'Lights behind the last row',
    'Warm bulbs on a dimmer make the evening, as long as none of them hangs beside the screen.',
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
    'It cools by 10 to 15 degrees before midnight. Wool from above, something dry from below, moving air at the ankles.',
    'blanket',
    'Outdoor comfort',
  ),
  pageIdea(
    'refreshments',
    'A bar off the beam',
    'Popcorn before the film, cocoa at the half, wide cups on grass. And nothing that crackles in a quiet scene.',
    'popcorn',
    'Refreshments',
  ),
  pageIdea(
    'power-solutions',
    'Enough power for the credits',
    'Watts times hours plus a fifth. 300 watt-hours carry a portable through a film; anything larger wants a cord.',
    'power-station',
    'Power for the yard',
  ),
  pageIdea(
    'weatherproofing',
    'Ready for dew',
    'Rain you see coming; dew comes at ten under a clear sky. Shield what stays out, and carry in the rest while it is warm.',
    'outdoor-enclosure',
    'Weatherproofing',
  ),
];
