/** Which pages the build renders as a frame alone. */
import { MEMBER_SHELL } from './community-paths.ts';
import { MONTH_SHELL_PATH } from './featured-months.ts';
import { PATHS } from './site-paths.ts';

/** Pages without content: the build renders their frame, and the browser the rest. */
export const APP_SHELL_PATHS = [
  PATHS.auth,
  PATHS.account,
  PATHS.admin,
  PATHS.search,
  MEMBER_SHELL.path,
  MONTH_SHELL_PATH,
] as const;

/** Pages without content that the build renders too, with their static frame. */
export const STATIC_PATHS = [PATHS.gallery, ...APP_SHELL_PATHS] as const;
