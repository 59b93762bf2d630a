/** Words of the gallery (spec sections 2, 5 and 8). */
export const GALLERY_TEXTS = {
  title: 'User Projector Setups Gallery',
  intro: 'Real rooms, yards and game corners, shared by the people who built them.',
  metaDescription:
    'Projector setups shared by members: living rooms, backyards and game rooms, with projector, screen size and story.',
  featured: 'Setup of the Month',
  featuredNone:
    'No setup is featured this month yet. Share yours: the one with the most likes is chosen on the 1st.',
  nextReveal: 'Next reveal in',
  countdown: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  community: 'Community Setups',
  filterLegend: 'Show',
  previous: 'Previous setup',
  next: 'Next setup',
  position: (index: number, total: number): string => `${index} of ${total}`,
  hint: 'Swipe or use the arrow keys to see more setups',
  empty: 'No setups found. Be the first to share your setup!',
  noLocation: 'Location not specified',
  loading: 'Loading...',
  gone: 'This setup is not here any more. Here is the gallery from the start.',
  hiddenMark: 'Hidden: only you and the admins see it',
  sampleMark: 'Sample setup with illustrated pictures',
  like: 'Like',
  unlike: 'Unlike',
  likes: (count: number): string => (count === 1 ? '1 like' : `${count} likes`),
  share: 'Share',
  shareOn: { twitter: 'Twitter', facebook: 'Facebook', email: 'E-mail', native: 'More …' },
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete this setup?',
  deleteConfirm: 'Delete setup',
  cancel: 'Cancel',
  projector: 'Projector',
  screen: 'Screen',
  inches: (size: number): string => `${size} in`,
  size: 'Room',
  by: (name: string): string => `Shared by ${name}`,
  image: (index: number, total: number, title: string): string => `${title}, picture ${index} of ${total}`,
  pictures: 'Pictures',
  unavailableTitle: 'The gallery is not available right now',
  unavailable:
    'Setups, likes and accounts cannot be reached at the moment. The guides and the rest of the site work as always.',
  tryAgain: 'Try again',
} as const;

export const GALLERY_TOASTS = {
  signInToLike: { title: 'Sign in required', description: 'Please sign in to like setups.' },
  likeFailed: { title: 'Error', description: 'Failed to like setup.' },
  unlikeFailed: { title: 'Error', description: 'Failed to unlike setup.' },
  deleteDenied: { title: 'Access denied', description: 'You can only delete your own posts' },
  deleteFailed: { title: 'Error', description: 'Failed to delete setup.' },
  deleted: { title: 'Success', description: 'Setup deleted successfully' },
  loadFailed: { title: 'Error', description: 'Failed to load gallery' },
} as const;

/** The form below the gallery. */
export const SUBMISSION_TEXTS = {
  title: 'Share your setup',
  intro: 'Submissions go live immediately.',
  images: 'Pictures',
  imagesHint: 'PNG, JPG, WebP up to 5MB each, six at most.',
  choose: 'Choose pictures',
  dropHere: 'or drop them here',
  remove: (name: string): string => `Remove ${name}`,
  earlier: (name: string): string => `Move ${name} to the front`,
  later: (name: string): string => `Move ${name} to the back`,
  setupTitle: 'Title',
  setupTitleHint: 'For example "Loft cinema behind the bookshelf".',
  description: 'Description',
  descriptionHint: 'What you built, what you would do differently.',
  type: 'Type',
  size: 'Room size',
  city: 'City',
  state: 'State or region',
  country: 'Country',
  projector: 'Projector model',
  screenSize: 'Screen size in inches',
  submit: 'Share setup',
  uploading: 'Uploading...',
  saved: (before: string, after: string): string => `Made smaller for the web: ${before} became ${after}.`,
  draftRestored: 'Your draft is back. Pictures have to be chosen again.',
} as const;

export const SUBMISSION_TOASTS = {
  tooMany: (max: number) => ({ title: 'Too many files', description: `Maximum ${max} images allowed.` }),
  noImages: { title: 'No images', description: 'Please select at least one image.' },
  missingFields: { title: 'Missing fields', description: 'Please fill in all required fields.' },
  success: { title: 'Success!', description: 'Your setup is now live.' },
  uploadFailed: (reason: string) => ({ title: 'Error', description: `Failed to upload image: ${reason}` }),
  saveFailed: (reason: string) => ({ title: 'Error', description: `Failed to save setup: ${reason}` }),
  failed: { title: 'Error', description: 'Failed to submit setup. Please try again.' },
} as const;

export const SUBMISSION_ERRORS = {
  title: 'Give your setup a title.',
  titleLong: (max: number): string => `Keep the title under ${max} characters.`,
  description: 'Say something about your setup.',
  descriptionLong: (max: number): string => `Keep the description under ${max} characters.`,
  images: 'Add at least one picture.',
  screenSize: (min: number, max: number): string =>
    `A screen size is a whole number of inches from ${min} to ${max}.`,
  long: (max: number): string => `Keep this under ${max} characters.`,
  notAnImage: (name: string): string => `${name} is not a PNG, JPG or WebP picture.`,
  heic: (name: string): string =>
    `${name} is a HEIC picture, which browsers cannot show: export it as JPG, or set the phone's camera to "Most compatible".`,
  unreadable: (name: string): string => `${name} could not be read as a picture.`,
  tooLarge: (name: string): string =>
    `${name} is still over 5 MB after it was made smaller: choose a smaller one.`,
} as const;
