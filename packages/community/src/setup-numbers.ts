/** What readers did with a member's setups. Loads Firestore (lite). */
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { allNaming } from './all-naming.ts';
import { guarded } from './sdk-failures.ts';

/**
 * How many members recreated each of one's own setups, by id; those that nobody has are left out. All are read:
 * the rules refuse a question for ids of which one has no number.
 */
export function readRecreations(env: FirebaseEnvironment, uid: string): Promise<ReadonlyMap<string, number>> {
  return guarded(async () => {
    const found = await allNaming(env, COLLECTIONS.setupNumbers, 'owner', uid);
    return new Map(found.map((numbers) => [numbers.id, Number(numbers.get('recreated'))]));
  });
}
