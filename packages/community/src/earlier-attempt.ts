/** What became of an earlier attempt to share whose answer got lost. Loads Firestore (lite). */
import { getDoc } from 'firebase/firestore/lite';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { cleanLine, cleanText } from '@lumen-throw/domain/member-text';
import type { Setup, SetupDraft } from '@lumen-throw/domain/setup';
import { CommunityError } from './community-error.ts';
import { guarded, isDenied } from './sdk-failures.ts';
import { setupDocument, setupFrom } from './setup-documents.ts';

/**
 * A draft as it is stored.
 * @throws CommunityError 'invalid-text' where nobody could see the title or the description
 */
export function storedContent(draft: SetupDraft): SetupDraft {
  const [title, description] = [cleanLine(draft.title), cleanText(draft.description)];
  if (title === '') throw new CommunityError('invalid-text', 'Write a title that can be seen.');
  if (description === '') throw new CommunityError('invalid-text', 'Write a description that can be seen.');
  return {
    title,
    description,
    location_city: cleanLine(draft.location_city),
    location_state: cleanLine(draft.location_state),
    location_country: cleanLine(draft.location_country),
    size_tag: draft.size_tag,
    type_tag: draft.type_tag,
    projector_model: cleanLine(draft.projector_model),
    screen_size_inches: draft.screen_size_inches,
  };
}

/** One's own setup under an id, hidden or not; null when there is none. */
export async function ownStoredSetup(env: FirebaseEnvironment, id: string): Promise<Setup | null> {
  try {
    return setupFrom(env, await getDoc(setupDocument(env, id)));
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}

/**
 * Whether a stored setup has exactly a draft's texts and pictures, the pictures in the same order.
 * @param pictures for each picture of the draft every bucket path that it was uploaded to
 * @throws CommunityError 'not-allowed' when it is the same one and an admin has hidden it
 */
export function isSameSetup(
  stored: Setup,
  draft: SetupDraft,
  pictures: readonly (readonly string[])[],
): boolean {
  const content = storedContent(draft);
  const sameTexts = (Object.keys(content) as (keyof SetupDraft)[]).every(
    (key) => stored[key] === content[key],
  );
  const samePictures =
    stored.image_paths.length === pictures.length &&
    stored.image_paths.every((path, index) => pictures[index]?.includes(path));
  if (!sameTexts || !samePictures) return false;
  if (stored.status !== 'Published') {
    throw new CommunityError('not-allowed', 'It was shared before, and an admin has hidden it.');
  }
  return true;
}

/** What stands under the id of an earlier attempt. */
export interface EarlierSetup {
  title: string;
  /** Bucket paths that it shows: another setup must not use them. */
  imagePaths: readonly string[];
  /** Whether it is exactly the draft: then the draft is live. */
  same: boolean;
}

/** Looks up whether an earlier attempt got through, and with which content. @param pictures as `isSameSetup` */
export function findEarlierSetup(
  env: FirebaseEnvironment,
  id: string,
  draft: SetupDraft,
  pictures: readonly (readonly string[])[],
): Promise<EarlierSetup | null> {
  return guarded(async () => {
    const stored = await ownStoredSetup(env, id);
    if (!stored) return null;
    const { title, image_paths: imagePaths } = stored;
    return { title, imagePaths, same: isSameSetup(stored, draft, pictures) };
  });
}
