/** What is in the bucket. Loads Firebase Storage. */
import { getMetadata, ref } from 'firebase/storage';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { communityError, guarded } from './sdk-failures.ts';
import { storageService } from './storage-service.ts';

/** Whether a picture that was uploaded earlier is still in the bucket. */
export function imageExists(env: FirebaseEnvironment, path: string): Promise<boolean> {
  return guarded(async () => {
    try {
      await getMetadata(ref(storageService(env), path));
      return true;
    } catch (error) {
      const { code } = communityError(error);
      if (code === 'not-found' || code === 'not-allowed') return false;
      throw error;
    }
  });
}
