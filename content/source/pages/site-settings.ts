import type { SeedDocument } from '../document.ts';
import { readyPicture } from '../pictures.ts';

/** Who signs the guides. */
export const author: SeedDocument = {
  _id: 'author-editors',
  _type: 'author',
  name: 'The Lumen & Throw editors',
  role: 'We do the math for your room before you buy.',
};

export const siteSettings: SeedDocument = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Lumen & Throw',
  description:
    'Plain advice on projectors, screens and sound, worked out with real distances and real light.',
  shareImage: readyPicture('share-picture'),
  galleryImage: readyPicture('attic-room'),
  associateTag: 'lumenthrow-20',
  disclosure: 'Paid link: we earn from qualifying purchases, at no extra cost to you.',
  disclaimer: 'As an Amazon Associate we earn from qualifying purchases, at no extra cost to you.',
  copyrightYear: 2025,
};
