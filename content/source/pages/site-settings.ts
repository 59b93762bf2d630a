import { slug, type SeedDocument } from '../document.ts';
import { toComplete } from '../info/page.ts';
import { readyPicture } from '../pictures.ts';
import { body, p } from '../portable-text.ts';

/** Who signs the guides. */
export const author: SeedDocument = {
  _id: 'author-editors',
  _type: 'author',
  name: 'The Lumen & Throw editors',
  isTeam: true,
  role: 'We do the math for your room before you buy.',
  about: body(
    p(
      'We write the guides, the lists and the glossary. We start with a room and its light, work out what a projector can do there, and say where each figure comes from.',
    ),
    p(
      "We have no lab and haven't tested the products we write about. [How we work](@info-how-we-work) says what we do instead.",
    ),
    toComplete('The names of the people who write, what they know about projectors, and how to reach them.'),
  ),
  slug: slug('editors'),
  seoDescription:
    'Who writes the guides on Lumen & Throw, what they do, what they leave to others, and every guide that carries their name.',
};

export const siteSettings: SeedDocument = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Lumen & Throw',
  description:
    'Plain advice on projectors, screens and sound, worked out with real distances and real light.',
  shareImage: readyPicture('share-picture'),
  galleryImage: readyPicture('attic-room'),
  searchSynonyms: [
    ['ps5 ps4 xbox switch console', 'input lag'],
    ['latency delay', 'input lag'],
    ['noise noisy loud', 'fan'],
    ['decibel decibels db', 'fan'],
    ['noise noisy fan', 'loud'],
    ['cheap affordable', 'budget'],
    ['noname unbranded hy300 wimius', 'box honest'],
    ['honest fake scam lie', 'box honest'],
    ['ust', 'ultra short throw'],
    ['alr clr', 'ambient light rejecting'],
    ['fhd', '1080p'],
    ['uhd', '4k'],
    ['ohp beamer', 'projector'],
    ['tv', 'television'],
    ['bulb', 'lamp'],
    ['replace replacement replacing swap', 'changing'],
    ['expectancy lifespan lifetime', 'hours'],
    ['pico mini pocket lightest lightweight', 'portable'],
    ['golf simulator', 'short throw'],
    ['sunroom classroom church conference office', 'bright room'],
    ['hz 120hz 144hz 240hz vrr', 'input lag'],
    ['outside yard garden', 'outdoor'],
    ['outside outdoor outdoors garden', 'yard'],
    ['colour', 'color'],
    ['grey', 'gray'],
    ['gaming', 'games'],
    ['pc computer macbook', 'laptop'],
    ['audio', 'sound'],
    ['headphone headphones earphones earbuds airpods', 'bluetooth audio'],
    ['chromecast roku firestick firetv', 'streaming stick'],
    ['wattage', 'watt'],
    ['drivein', 'theater yard'],
    ['sync delay delayed', 'late'],
    ['overheating overheat hot', 'heat'],
    ['shut shutdown turn', 'switches off'],
    ['blurry fuzzy unfocused', 'blurred'],
    ['distortion trapezoid skewed', 'keystone'],
    ['letterbox cinemascope', 'aspect ratio'],
    ['hang bracket', 'mount'],
    ['inverter generator', 'power station'],
    ['recommend recommended recommendation best', 'choose'],
  ].map(([words, means], index) => ({
    _type: 'searchSynonym',
    _key: `synonym-${index + 1}`,
    words,
    means,
  })),
  associateTag: 'lumenthrow-20',
  disclosure: 'Paid link: we earn from qualifying purchases, at no extra cost to you.',
  disclaimer: 'As an Amazon Associate we earn from qualifying purchases, at no extra cost to you.',
  copyrightYear: 2025,
};
