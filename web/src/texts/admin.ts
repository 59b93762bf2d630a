/** Words of the admin page (spec sections 2 and 8). */
export const ADMIN_TEXTS = {
  pageTitle: 'Admin Dashboard',
  title: 'Admin Dashboard',
  featured: 'Setup of the Month',
  featuredBadge: 'Featured until end of month',
  featuredNone: 'No setup featured for this month',
  countdown: 'Time Until Next Month (EST)',
  countdownNote: 'The featured setup expires on the 1st of next month.',
  submissions: 'All Submissions',
  loading: 'Loading...',
  needsScript: 'This page needs JavaScript, which is off in this browser.',
  more: 'Show more',
  none: 'No submissions yet.',
  noneOfStatus: (status: string): string => `No submission is ${status.toLowerCase()}.`,
  noneFound: (search: string): string => `No submission matches "${search}".`,
  search: 'Search by title, place or member',
  status: 'Status',
  shown: (found: number, loaded: number): string =>
    found === loaded ? `${loaded} shown.` : `${found} of ${loaded} shown.`,
  thereAreMore: 'There are older ones.',
  unavailable: 'The submissions cannot be reached at the moment.',
  tryAgain: 'Try again',
  feature: (title: string): string => `Feature "${title}" as Setup of the Month`,
  unfeature: (title: string): string => `Stop featuring "${title}"`,
  hide: 'Hide',
  publish: 'Publish',
  delete: 'Delete',
  hidden: 'Hidden',
} as const;

/** The record of who did what and when. */
export const ADMIN_LOG_TEXTS = {
  title: 'Record',
  intro: 'Every act of an admin, newest first. Nobody can change it.',
  show: 'Show the record',
  hide: 'Hide the record',
  more: 'Show older entries',
  none: 'No admin has acted yet.',
  failed: 'The record cannot be read at the moment.',
  you: 'You',
  member: (id: string): string => `Account ${id}`,
  actions: {
    feature: 'Featured',
    unfeature: 'Stopped featuring',
    publish: 'Published',
    hide: 'Hid',
    delete: 'Deleted',
  },
  forMonth: (month: string): string => ` for ${month}`,
} as const;

export const ADMIN_TOASTS = {
  denied: { title: 'Access Denied', description: "You don't have admin privileges." },
  loadFailed: { title: 'Error', description: 'Failed to load setups' },
  featureFailed: { title: 'Error', description: 'Failed to update featured status' },
  statusFailed: { title: 'Error', description: 'Failed to update status' },
  deleteFailed: { title: 'Error', description: 'Failed to delete setup' },
  unfeatured: { title: 'Success', description: 'Setup unfeatured' },
  featured: { title: 'Success', description: 'Setup featured for this month' },
  published: { title: 'Success', description: 'Setup published' },
  hidden: { title: 'Success', description: 'Setup hidden' },
  deleted: { title: 'Success', description: 'Setup deleted' },
} as const;
