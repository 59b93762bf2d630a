/**
 * The community's data access: the only folder that imports firebase/*, without React.
 *
 * Everything that loads a part of Firebase comes through one of the loaders below, so that no page
 * carries it before it is needed. Functions take the `firebase` part of the page's environment
 * first, and every failure is a `CommunityError` with a `code`, a `reason` for the member and,
 * for the auth form, the `field` to blame.
 *
 * - `loadSession()` (Auth): observeSession, currentMember, verifiedMember, signUp, signIn, signOut,
 *   requestPasswordReset. Load it first on pages where a session may exist
 *   (`maybeSignedIn()`): requests of the other parts then carry it.
 * - `loadAccount()`: changeDisplayName, ownData, deleteAccount; for the page of one's own account.
 * - `loadGallery()`: listPublished, countPublished, findSetup, findFeatured, listOwnHidden.
 * - `loadFeaturedMonths()`: readMonth, for the page of a month.
 * - `loadSetupDetails()`: readDetails, saveDetails.
 * - `loadGalleryCards()`: listCards, for the gallery's grid.
 * - `loadLikes()`: likedAmong, likeState, like, unlike.
 * - `loadUploads()` (Storage): checkImage, uploadImage, discardImages.
 * - `loadInspectedPictures()`: waitForPicture, after each upload.
 * - `loadStoredImages()` (Storage): imageExists.
 * - `loadEarlierAttempt()`: findEarlierSetup, for a draft that was sent without an answer.
 * - `loadPrivatePictures()` (Storage): openPicture, for the pictures of hidden setups.
 * - `loadSharing()`: newSetupId, createSetup, deleteOwnSetup.
 * - `loadModeration()`: listSubmissions, featureSetup, unfeatureSetup, hideSetup, publishSetup,
 *   keepSetup, undoDecision, removeSetup, listModerationLog.
 * - `loadModerationQueue()`: listQueue, of what was reported or answered; listEarlierVersions of a setup.
 * - `loadMemberDecisions()`: lookUpMember, banMember, liftBan, keepBan.
 * - `loadReports()`: reportSetup.
 * - `loadNotices()`: readNotices, markNoticesSeen, answerDecision.
 * - `loadOwnSetups()`: listOwnSetups, listMemberSetups, editSetup.
 * - `loadOwnMember()`: ownMember, keepMember.
 * - `loadOwnLists()`: readList, changeList, readSavedCards, of what a member saved, owns and recreated.
 * - `loadSetupNumbers()`: readRecreations, of one's own setups.
 * - `loadSetupSearch()`: searchCards, over all published setups; searchSubmissions, over every setup there is.
 *
 * Sharing in order: `newSetupId` once, `uploadImage` and `waitForPicture` for each picture, `createSetup`; when the
 * submission is given up or fails for good, `discardImages` with the paths uploaded so far.
 */
import { withAppCheck } from './with-app-check.ts';
export { CommunityError, type AuthField } from './community-error.ts';
export { communityError, isRetryable } from './sdk-failures.ts';
export { type Member } from './member.ts';
export type { ConfirmationPolicy } from './session.ts';
export type { Reader } from './gallery.ts';
export type { FeaturedMonth } from './featured-months.ts';
export type { LikeState } from './likes.ts';
export type { OwnList } from './own-lists.ts';
export type { LogPage } from './moderation.ts';
export type { EarlierVersion, QueuedSetup } from './moderation-queue.ts';
export type { EarlierSetup } from './earlier-attempt.ts';
export type { CardCursor } from './gallery-cards.ts';
export type { FoundSetups } from './setup-search.ts';
export type { PageCursor, SetupPage } from './setup-documents.ts';
export type { SetupDraft } from '@lumen-throw/domain/setup';

export const loadSession = () => withAppCheck(() => import('./session.ts'));
export const loadAccount = () => withAppCheck(() => import('./account.ts'));
export const loadGallery = () => withAppCheck(() => import('./gallery.ts'));
export const loadFeaturedMonths = () => withAppCheck(() => import('./featured-months.ts'));
export const loadSetupDetails = () => withAppCheck(() => import('./setup-details.ts'));
export const loadGalleryCards = () => withAppCheck(() => import('./gallery-cards.ts'));
export const loadLikes = () => withAppCheck(() => import('./likes.ts'));
export const loadUploads = () => withAppCheck(() => import('./uploads.ts'));
export const loadPrivatePictures = () => withAppCheck(() => import('./private-pictures.ts'));
export const loadInspectedPictures = () => withAppCheck(() => import('./inspected-pictures.ts'));
export const loadStoredImages = () => withAppCheck(() => import('./stored-images.ts'));
export const loadEarlierAttempt = () => withAppCheck(() => import('./earlier-attempt.ts'));
export const loadSharing = () => withAppCheck(() => import('./sharing.ts'));
export const loadModeration = () => withAppCheck(() => import('./moderation.ts'));
export const loadOwnLists = () => withAppCheck(() => import('./own-lists.ts'));
export const loadSetupNumbers = () => withAppCheck(() => import('./setup-numbers.ts'));
export const loadSetupSearch = () => withAppCheck(() => import('./setup-search.ts'));
export const loadModerationQueue = () => withAppCheck(() => import('./moderation-queue.ts'));
export const loadMemberDecisions = () => withAppCheck(() => import('./member-decisions.ts'));
export const loadReports = () => withAppCheck(() => import('./reports.ts'));
export const loadNotices = () => withAppCheck(() => import('./notices.ts'));
export const loadOwnSetups = () => withAppCheck(() => import('./own-setups.ts'));
export const loadOwnMember = () => withAppCheck(() => import('./own-member.ts'));
