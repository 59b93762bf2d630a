import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the form with which members share a setup (spec sections 2, 5 and 8). */
export const SUBMISSION_TEXTS = siteTexts('submission', {
  title: 'Share your setup',
  intro: 'Submissions go live immediately.',
  banned: "An admin has banned this account, so it can't share, like or report.",
  bannedWhy: 'See why, and answer',
  images: 'Pictures',
  imagesHint: 'PNG, JPG, WebP up to 5MB each, six at most.',
  choose: 'Choose pictures',
  preparing: 'Preparing...',
  dropHere: 'or drop them here',
  full: (max: number): string => `${max} pictures are chosen, as many as a setup can have.`,
  remove: (name: string): string => `Remove ${name}`,
  earlier: (name: string): string => `Move ${name} to the front`,
  later: (name: string): string => `Move ${name} to the back`,
  submit: 'Share setup',
  uploading: 'Uploading...',
  saved: (before: string, after: string): string => `Made smaller for the web: ${before} became ${after}.`,
  sharedAs: 'Shown as shared by',
  changeName: 'Change the name',
  cover: 'Cover',
  orderHint: {
    touch: 'The first picture is the cover. Hold a picture and drag it to its place, or use the arrows.',
    mouse: 'The first picture is the cover. Drag pictures into order, or use their arrows.',
  },
  sortPicture: (name: string): string => `Sort ${name}`,
  sortable: 'sortable picture',
  sortByKeys:
    'Press Space to pick the picture up, move it with the arrow keys, and press Space again to put it down. Escape takes it back.',
  pickedUp: (name: string, position: number, total: number): string =>
    `${name} is picked up from place ${position} of ${total}.`,
  over: (name: string, position: number, total: number): string =>
    `${name} is over place ${position} of ${total}.`,
  takenBack: (name: string, position: number): string => `${name} is back at place ${position}.`,
  moved: (name: string, position: number, total: number): string =>
    `${name} is now picture ${position} of ${total}.`,
  removed: (name: string): string => `${name} is removed.`,
  sending: (name: string): string => `Sending ${name}`,
  checking: (name: string): string => `Checking ${name}`,
  sent: 'Sent',
  pictureFailed: (reason: string): string => `Not sent. ${reason}`,
  retry: (name: string): string => `Send ${name} again`,
  retryShort: 'Send again',
  draftRestored: 'Your draft is back.',
  draftKept: 'Your draft is saved in this browser.',
  draftKeptForSignIn: 'Your draft is saved. Sign in again to get it back, pictures included.',
  sharedElsewhere: 'This draft is live: you shared it in another tab.',
  splitElsewhere: 'You shared this draft in another tab. Your changes here stay as a separate draft.',
  discard: 'Discard draft',
  discardQuestion: 'Discard this draft?',
  discardText: "This deletes the text and pictures in this form. Setups you've shared stay.",
  keepDraft: 'Keep it',
});

/** Cause of each message that the form was not sent, or not shared. */
export const NOT_SHARED = 'not-shared';

export const SUBMISSION_TOASTS = siteTexts('submission-toasts', {
  tooMany: (max: number) => ({ title: 'Too many files', description: `Maximum ${max} images allowed.` }),
  noImages: { title: 'No images', description: 'Please select at least one image.' },
  otherErrors: { title: 'Check the form', description: 'Some fields need another look.' },
  missingFields: { title: 'Missing fields', description: 'Please fill in all required fields.' },
  success: { title: 'Success!', description: 'Your setup is now live.' },
  uploadFailed: (reason: string) => ({ title: 'Error', description: `Failed to upload image: ${reason}` }),
  saveFailed: (reason: string) => ({ title: 'Error', description: `Failed to save setup: ${reason}` }),
  failed: { title: 'Error', description: 'Failed to submit setup. Please try again.' },
  earlierLive: (title: string) => ({
    title: 'An earlier version is live too',
    description: `"${title}" had already gone live. You can delete it in the gallery.`,
  }),
  cancelled: { title: 'Canceled', description: 'Nothing was shared. Your draft is still here.' },
  left: { title: 'Not shared yet', description: 'Your draft is waiting in the gallery.' },
});
