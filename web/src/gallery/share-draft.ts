import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import {
  communityError,
  loadEarlierAttempt,
  loadSharing,
  loadStoredImages,
  type EarlierSetup,
  type Member,
  type SetupDraft,
} from '../community/index.ts';
import { keepAttempt, pathsOf, readAttempts, type Attempt } from './attempts.ts';
import type { ChosenPicture } from './use-pictures.ts';

/** What sharing a draft needs from the form. */
export interface DraftInForm {
  draft: SetupDraft;
  pictures: readonly ChosenPicture[];
  /** Called when only the save is left, which cannot be cancelled. */
  onSaving: () => void;
  /**
   * Makes sure that every picture is in the bucket.
   * @param mayUse whether what is in the bucket already may be used for this setup
   * @returns bucket paths in the order of the pictures
   */
  sendPictures: (mayUse: (path: string) => Promise<boolean>) => Promise<string[]>;
}

/** Where an attempt goes, after a look at what became of those before. */
type Plan =
  | { kind: 'live' }
  | { kind: 'send'; setupId: string; inUse: ReadonlySet<string>; earlier: EarlierSetup | null };

async function plan(
  env: FirebaseEnvironment,
  attempts: readonly Attempt[],
  { draft, pictures }: DraftInForm,
): Promise<Plan> {
  const keys = new Set(pictures.map(({ key }) => key));
  // An attempt with none of these pictures was another draft's.
  const related = attempts.filter((attempt) => attempt.pictures.some(({ key }) => keys.has(key)));
  const paths = pictures.map(({ key }) => pathsOf(attempts, key));
  const inUse = new Set<string>();
  let free: string | null = null;
  let latest: EarlierSetup | null = null;
  for (const id of new Set(related.map(({ setupId }) => setupId))) {
    const { findEarlierSetup } = await loadEarlierAttempt();
    const earlier = await findEarlierSetup(env, id, draft, paths);
    if (earlier?.same) return { kind: 'live' };
    // What did not get through may still be on its way: under its id there is room for one only.
    if (!earlier) free ??= id;
    else latest ??= earlier;
    for (const path of earlier?.imagePaths ?? []) inUse.add(path);
  }
  const setupId = free ?? (await loadSharing()).newSetupId(env);
  return { kind: 'send', setupId, inUse, earlier: latest };
}

/** What is live once a draft is shared. */
export interface Shared {
  /** Title of an earlier version that had got through as well; null when there is none. */
  earlierTitle: string | null;
}

async function attempt(env: FirebaseEnvironment, member: Member, form: DraftInForm): Promise<Shared> {
  const planned = await plan(env, await readAttempts(member.uid), form);
  if (planned.kind === 'live') return { earlierTitle: null };
  const { setupId, inUse, earlier } = planned;
  const paths = await form.sendPictures(
    async (path) => !inUse.has(path) && (await loadStoredImages()).imageExists(env, path),
  );
  form.onSaving();
  const pictures = form.pictures.map(({ key }, index) => ({ key, path: paths[index] ?? '' }));
  await keepAttempt(member.uid, { setupId, pictures });
  await (await loadSharing()).createSetup(env, setupId, member, form.draft, paths);
  return { earlierTitle: earlier?.title ?? null };
}

/**
 * Shares a draft; resolves only when exactly these texts and pictures are live, once. An earlier
 * attempt that got through unheard counts when it is the same; a different one stays, and this draft
 * goes live under an id and with pictures of its own.
 */
export async function shareDraft(
  env: FirebaseEnvironment,
  member: Member,
  form: DraftInForm,
): Promise<Shared> {
  try {
    return await attempt(env, member, form);
  } catch (error) {
    // An earlier attempt arrived in between, with other content: now there is a look at it.
    if (communityError(error).code !== 'shared-before') throw error;
    return attempt(env, member, form);
  }
}
