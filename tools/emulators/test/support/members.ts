import { vi } from 'vitest';
import type { Setup, SetupDraft } from '@lumen-throw/domain/setup';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { waitForPicture } from '@lumen-throw/community/inspected-pictures';
import type { Member } from '@lumen-throw/community/member';
import { signIn, signOut, signUp } from '@lumen-throw/community/session';
import { createSetup, newSetupId } from '@lumen-throw/community/sharing';
import { uploadImage } from '@lumen-throw/community/uploads';
import { grantAdmin } from '../../src/grant-admin.ts';
import { webp } from './pictures.ts';

export const PASSWORD = 'secret-enough';

const POLICY = {
  requireConfirmedEmail: false,
  continueUrl: 'http://localhost:5000/inspiration/gallery',
};

export const DRAFT: SetupDraft = {
  title: '  Attic cinema ',
  description: 'Sloping walls, a short sofa.',
  location_city: '',
  location_state: '',
  location_country: 'Norway',
  size_tag: 'Small',
  type_tag: 'Indoor',
  projector_model: '',
  screen_size_inches: null,
};

/** The reason and note for hiding in a test. */
export const HIDE_REASON = { reason: 'offensive', note: 'Please choose another title.' } as const;

/** Members of the emulated site; one of them is signed in at a time. */
export interface Members {
  /** Signs a new member in. */
  arrive: (displayName?: string) => Promise<Member>;
  arriveAsAdmin: () => Promise<Member>;
  /** Signs an existing member in. */
  returning: (member: Member) => Promise<Member>;
  /** Uploads a picture that a setup can use. @returns its path */
  upload: (member: Member) => Promise<string>;
  /** Shares a setup with one picture. */
  share: (member: Member, changes?: Partial<SetupDraft>) => Promise<Setup>;
}

/** @param name distinguishes the addresses of one test file's members from another's */
export function members(env: FirebaseEnvironment, name: string): Members {
  let people = 0;
  const arrive = async (displayName = 'Nia'): Promise<Member> => {
    await signOut(env);
    const email = `${name}-${++people}@example.test`;
    const outcome = await signUp(env, { displayName, email, password: PASSWORD }, POLICY);
    if (outcome.kind !== 'signed-in') throw new Error('not signed in');
    return outcome.member;
  };
  const upload = async ({ uid }: Member): Promise<string> => {
    const path = await uploadImage(env, uid, webp());
    // A function's first run is slow.
    await waitForPicture(env, path, undefined, 60_000);
    return path;
  };
  return {
    arrive,
    arriveAsAdmin: async () => {
      const member = await arrive('Ada');
      await grantAdmin(env, member.email, true);
      return member;
    },
    returning: async ({ email }) => {
      await signOut(env);
      return signIn(env, email, PASSWORD, POLICY);
    },
    upload,
    share: async (member, changes = {}) =>
      createSetup(env, newSetupId(env), member, { ...DRAFT, ...changes }, [await upload(member)]),
  };
}

/** Waits for a function in the background, whose first run is slow. */
export function eventually(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 200 });
}
