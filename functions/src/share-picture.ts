/** The picture that a link to a setup shows in other people's timelines. */
import type { Firestore } from 'firebase-admin/firestore';
import { SETUP_LINK_CACHE, SHARE_PICTURE_SIZE, sharedSetupId } from '@lumen-throw/domain/setup-links';
import { PICTURE_WIDTHS, sizePath } from '@lumen-throw/domain/setup-images';
import { cachedAnswer } from './cached-answer.ts';
import { bucket, firestore, isMissing, type Bucket } from './firebase-admin.ts';
import { publishedSetup } from './published-setup.ts';

/** Quality of JPEG, 1 to 100: networks encode it again. */
const QUALITY = 82;

/** The largest of the files that were made of an upload. */
const [, , LARGEST] = PICTURE_WIDTHS;

/** The first picture of a published setup, cut to the size that links have; null where there is none. */
async function sharePictureOf(db: Firestore, uploads: Bucket, id: string): Promise<Buffer | null> {
  const path = (await publishedSetup(db, id))?.images[0];
  if (path === undefined) return null;
  try {
    const [webp] = await uploads.file(sizePath(path, LARGEST)).download();
    const { default: sharp } = await import('sharp');
    return await sharp(webp).resize(SHARE_PICTURE_SIZE).jpeg({ quality: QUALITY }).toBuffer();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const sharePicture = cachedAnswer(
  {
    cacheControl: SETUP_LINK_CACHE,
    failure: "The picture of a setup's link cannot be made",
    type: 'jpeg',
  },
  ({ path }) => {
    const id = sharedSetupId(path);
    return id === null ? Promise.resolve(null) : sharePictureOf(firestore(), bucket(), id);
  },
);
