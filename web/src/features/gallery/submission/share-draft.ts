import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { SetupDetails } from '@lumen-throw/domain/setup-details';
import {
  communityError,
  loadEarlierAttempt,
  loadSetupDetails,
  loadSharing,
  loadStoredImages,
  type EarlierSetup,
  type Member,
  type SetupDraft,
} from '@lumen-throw/community/index';
import { keepAttempt, pathsOf, readAttempts, type Attempt } from '../../../shared/setup-draft/attempts.ts';
import type { ChosenPicture } from './pictures-state.ts';

/** What sharing a draft needs from the form. */
export interface DraftInForm {
  draft: SetupDraft;
  /** Kit and measures beside it. */
  details: SetupDetails;
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
  | { kind: 'live'; id: string }
  | { kind: 'send'; again: string | null; inUse: ReadonlySet<string>; earlier: EarlierSetup | null };

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
    if (earlier?.same) return { kind: 'live', id };
    // What did not get through may still be on its way: under its id there is room for one only.
    if (!earlier) free ??= id;
    else latest ??= earlier;
    for (const path of earlier?.imagePaths ?? []) inUse.add(path);
  }
  return { kind: 'send', again: free, inUse, earlier: latest };
}

/** What is live once a draft is shared. */
export interface Shared {
  /** Title of an earlier version that had got through as well; null when there is none. */
  earlierTitle: string | null;
}

/** Says that an id of an earlier attempt was refused: its setup has been there, and was deleted. */
class UsedUp extends Error {
  override name = 'UsedUp';
}

/** @param afresh whether nothing of earlier attempts may be used: neither their id nor their pictures */
async function attempt(
  env: FirebaseEnvironment,
  member: Member,
  form: DraftInForm,
  afresh = false,
): Promise<Shared> {
  const planned = await plan(env, await readAttempts(member.uid), form);
  if (planned.kind === 'live') {
    // The kit may have changed since that attempt.
    await (await loadSetupDetails()).saveDetails(env, member.uid, planned.id, form.details);
    return { earlierTitle: null };
  }
  const { inUse, earlier } = planned;
  const again = afresh ? null : planned.again;
  const { newSetupId, createSetup } = await loadSharing();
  const setupId = again ?? newSetupId(env);
  const paths = await form.sendPictures(
    async (path) => !afresh && !inUse.has(path) && (await loadStoredImages()).imageExists(env, path),
  );
  form.onSaving();
  const pictures = form.pictures.map(({ key }, index) => ({ key, path: paths[index] ?? '' }));
  await keepAttempt(member.uid, { setupId, pictures });
  try {
    await createSetup(env, setupId, member, form.draft, paths, form.details);
  } catch (error) {
    const refused = communityError(error).code === 'not-allowed';
    throw refused && again !== null ? new UsedUp('refused', { cause: error }) : error;
  }
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
    const usedUp = error instanceof UsedUp;
    // Or an earlier attempt arrived in between, with other content: now there is a look at it.
    if (!usedUp && communityError(error).code !== 'shared-before') throw error;
    return attempt(env, member, form, usedUp);
  }
}
