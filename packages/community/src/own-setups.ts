/** A member's setups, and edits of one's own. Loads Firestore (lite) and Auth. */
import { where } from 'firebase/firestore/lite';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { EDITS_PER_DAY, PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { Setup, SetupDraft } from '@lumen-throw/domain/setup';
import { pictureAddress } from '@lumen-throw/domain/setup-images';
import { EDIT_OUTCOMES, type EditOutcome, type SetupEdit } from '@lumen-throw/domain/setup-edit';
import { callFunction } from './call-function.ts';
import { CommunityError, type CommunityFailure } from './community-error.ts';
import { guarded } from './sdk-failures.ts';
import { storedContent } from './earlier-attempt.ts';
import { isPublished, readSetupPage, type PageCursor, type SetupPage } from './setup-documents.ts';

/** One page of the signed-in member's own setups, hidden ones included, newest first. */
export function listOwnSetups(
  env: FirebaseEnvironment,
  uid: string,
  after: PageCursor | null = null,
): Promise<SetupPage> {
  return guarded(() => readSetupPage(env, [where('created_by', '==', uid)], PAGE_SIZES.memberSetups, after));
}

/** One page of what a member has published, newest first; for everybody. */
export function listMemberSetups(
  env: FirebaseEnvironment,
  uid: string,
  after: PageCursor | null = null,
): Promise<SetupPage> {
  const conditions = [where('created_by', '==', uid), isPublished()];
  return guarded(() => readSetupPage(env, conditions, PAGE_SIZES.memberSetups, after));
}

/** Why an edit changed nothing. */
const REFUSALS: Readonly<Record<Exclude<EditOutcome, 'saved'>, readonly [CommunityFailure, string]>> = {
  gone: ['not-found', 'The setup is no longer there.'],
  featured: ['featured-now', 'It is the Setup of the Month, which stays as it is until the month is over.'],
  changed: [
    'changed-meanwhile',
    'It was changed somewhere else since you opened it. Close this and open it again: what you typed is kept.',
  ],
  picture: ['invalid-image', 'One of the pictures can no longer be used. Take it out and add it again.'],
  limit: ['limit-reached', `You can change setups ${EDITS_PER_DAY} times a day. Please come back tomorrow.`],
  links: ['invalid-text', 'Its texts have more web addresses than you can put in.'],
  'not-allowed': ['not-allowed', 'You are not allowed to do this.'],
};

/**
 * Changes texts, details and pictures of an own setup. What it was before stays on record for admins.
 * @param opened the setup as its editor was opened with it
 * @param imagePaths bucket paths in the order they are shown; new ones from `uploadImage` and `waitForPicture`
 * @returns the setup as it is now. Not read again: an edit that is stored is none that failed.
 * @throws CommunityError 'changed-meanwhile' when it was changed since, 'featured-now' for the Setup of the
 * Month, 'limit-reached' after too many on a day
 */
export function editSetup(
  env: FirebaseEnvironment,
  opened: Setup,
  draft: SetupDraft,
  imagePaths: readonly string[],
): Promise<Setup> {
  return guarded(async () => {
    const content = storedContent(draft);
    const fields = Object.keys(content) as (keyof SetupDraft)[];
    const from = {
      ...Object.fromEntries(fields.map((field) => [field, opened[field]])),
      images: opened.image_paths,
    };
    const edit: SetupEdit = { id: opened.id, content, images: [...imagePaths], from };
    const { outcome } = (await callFunction(env, 'editSetup', edit)) as { outcome: unknown };
    const known = EDIT_OUTCOMES.find((one) => one === outcome);
    if (known !== 'saved') {
      const [code, reason] = known ? REFUSALS[known] : REFUSALS['not-allowed'];
      throw new CommunityError(code, reason);
    }
    const images = imagePaths.map((path) => pictureAddress(env, path));
    return { ...opened, ...content, images, image_paths: [...imagePaths] };
  });
}
