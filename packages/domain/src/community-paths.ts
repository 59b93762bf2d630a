/** Addresses of the community that few pages link to; `site-paths.ts` is loaded by every page. */
import { PATHS } from './site-paths.ts';

/** Where members' pages are. */
const MEMBERS_PATH = '/members';

/**
 * The one file that hosting answers with for every member, for members come without a build; and which
 * addresses look like a member's. All others below it are a real 404. No account has this id.
 */
export const MEMBER_SHELL = {
  path: `${MEMBERS_PATH}/member`,
  pattern: `^${MEMBERS_PATH}/[A-Za-z0-9_-]{1,128}$`,
} as const;

/** Address of the catalog of kit that members pick from; made by the build. */
export const KIT_CATALOG_PATH = '/kit-catalog.json';

/** Id of the setups with a projector, on the projector's page. */
export const IN_REAL_ROOMS_ID = 'in-real-rooms';

/** Address of what a member has shared. @param userId the member's user id */
export function memberHref(userId: string): string {
  return `${MEMBERS_PATH}/${encodeURIComponent(userId)}`;
}

/** Name of the setup in the query of the account page that is to be changed. */
export const EDIT_PARAMETER = 'edit';

/** Address at which a member changes an own setup. */
export function editSetupHref(setupId: string): string {
  return `${PATHS.account}?${EDIT_PARAMETER}=${encodeURIComponent(setupId)}`;
}

/** Id of the form with which a member shares a setup. */
export const SHARE_SETUP_ID = 'share-setup';

/** Name of the projector in the query of the gallery that a new setup begins with. */
export const SHARED_PROJECTOR_PARAMETER = 'shared-projector';

/** Address of the form to share a setup. @param projector its name, which the form begins with */
export function shareSetupHref(projector: string): string {
  return `${PATHS.gallery}?${SHARED_PROJECTOR_PARAMETER}=${encodeURIComponent(projector)}#${SHARE_SETUP_ID}`;
}

/** Id of the notices on the account page. */
export const NOTICES_ID = 'notices';
