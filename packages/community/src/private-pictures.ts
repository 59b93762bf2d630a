/** Pictures of hidden setups, for their owner and admins. Loads Firebase Storage. */
import { getBytes, ref } from 'firebase/storage';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { IMAGE_LIMITS } from '@lumen-throw/domain/limits';
import type { Setup } from '@lumen-throw/domain/setup';
import { sizePath, type PictureWidth } from '@lumen-throw/domain/setup-images';
import { CommunityError } from './community-error.ts';
import { guarded } from './sdk-failures.ts';
import { storageService } from './storage-service.ts';

/** A picture that an `<img>` can show. */
export interface OpenPicture {
  address: string;
  /** Frees the memory; the address then shows nothing more. */
  release: () => void;
}

/**
 * Opens a picture of a setup. A published one has its public address; a hidden one is read with the
 * member's session, as the Storage rules ask, and gets an address in this page's memory.
 * @param index place among the setup's pictures
 * @param width of what is read of a hidden one
 * @throws CommunityError 'not-allowed' for all but the owner and admins, 'not-found', 'offline'
 */
export function openPicture(
  env: FirebaseEnvironment,
  setup: Setup,
  index: number,
  width: PictureWidth = 1600,
): Promise<OpenPicture> {
  return guarded(async () => {
    const [address, path] = [setup.images[index], setup.image_paths[index]];
    if (address === undefined || path === undefined) {
      throw new CommunityError('not-found', 'The image is no longer there.');
    }
    if (setup.status === 'Published') return { address, release: () => {} };
    const bytes = await getBytes(ref(storageService(env), sizePath(path, width)), IMAGE_LIMITS.bytesMax);
    const held = URL.createObjectURL(new Blob([bytes], { type: 'image/webp' }));
    return { address: held, release: () => URL.revokeObjectURL(held) };
  });
}
