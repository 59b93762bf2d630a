import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words of the admin page (spec sections 2 and 8). */
export const ADMIN_TEXTS = siteTexts('admin', {
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
  shown: (loaded: number): string => `${loaded} shown.`,
  searching: 'Searching all submissions...',
  found: (count: number, hasMore: boolean): string =>
    hasMore ? `${count} found so far.` : `${count} found among all submissions.`,
  searchFailed: {
    offline: "There's no connection, so only this page was searched.",
    failed: 'The search failed, so only this page was searched.',
  },
  thereAreMore: 'There are older ones.',
  unavailable: "We can't reach the submissions right now.",
  tryAgain: 'Try again',
  tryAgainNamed: (what: string): string => `Try again: ${what}`,
  featuredFailed: "We can't load the Setup of the Month right now.",
  feature: (title: string): string => `Feature "${title}" as Setup of the Month`,
  unfeature: (title: string): string => `Stop featuring "${title}"`,
  hide: 'Hide',
  publish: 'Publish',
  delete: 'Delete',
  hidden: 'Hidden',
});

/** Reported setups and answers of members, which wait for an admin. */
export const QUEUE_TEXTS = siteTexts('queue', {
  title: 'Reports and answers',
  intro:
    'The most serious come first. Each report counts by its reason: once from a new member, twice from a known one, three times from a trusted one.',
  none: 'Nothing is waiting for you.',
  failed: "We can't load the reports right now.",
  lookAgain: 'Check again',
  waiting: (count: number, hasMore: boolean): string =>
    hasMore ? `${count} or more waiting` : `${count} waiting`,
  reports: (count: number): string => (count === 1 ? '1 report' : `${count} reports`),
  answered: 'Answered',
  edited: 'Edited meanwhile',
  hiddenFor: 'Hidden for:',
  bannedFor: 'Banned for:',
  answer: 'The answer:',
  older: (count: number): string => (count === 1 ? 'and 1 more' : `and ${count} more`),
  gone: 'It is no longer there.',
  select: (title: string): string => `Select "${title}"`,
  selected: (count: number): string => `${count} selected`,
  hideSelected: 'Hide selected',
  keepSelected: 'Leave selected',
  hide: 'Hide',
  keep: 'Leave as it is',
  publish: 'Publish',
  stayHidden: 'Leave hidden',
  ban: 'Ban member',
  lift: 'Lift the ban',
  keepBan: 'Leave banned',
  history: "Member's history",
  historyFailed: "We can't load the member's history right now.",
  keys: 'Keys, once this title or one of them has the focus: J next, K previous, H hide or publish, L leave as it is, B ban, U undo.',
  undo: (what: string): string => `Undo: ${what}`,
  undoActs: { hide: 'Hide', keep: 'Leave as it is', ban: 'Ban member' },
});

/** What a setup was before its owner edited it. */
export const VERSIONS_TEXTS = siteTexts('versions', {
  show: 'Earlier versions',
  failed: "We can't load the earlier versions right now.",
  none: 'The owner has changed nothing since sharing it.',
  until: 'Until',
  changed: 'Changed meanwhile',
  sameAgain: 'The owner edited it meanwhile, and it says the same again.',
  field: 'Field',
  before: 'Before',
  now: 'Now',
  empty: 'Nothing',
  fields: {
    title: 'Title',
    description: 'Description',
    location_city: 'City',
    location_state: 'State',
    location_country: 'Country',
    size_tag: 'Size',
    type_tag: 'Type',
    projector_model: 'Projector',
    screen_size_inches: 'Screen size in inches',
    pictures: 'Number of pictures',
  },
});

/** What is known of a member, and what a ban would do. */
export const HISTORY_TEXTS = siteTexts('history', {
  member: 'Member',
  since: 'Since',
  confirmed: 'Address confirmed',
  published: 'Setups published',
  hidden: 'Setups hidden',
  timesHidden: 'Times hidden by admins',
  likesGiven: 'Likes given',
  reportsMade: 'Reports made',
  yes: 'Yes',
  no: 'No',
  banned: 'Banned',
  bannedBefore: 'Another account with this address',
  bannedBeforeFor: (reason: string, day: string | null): string =>
    day === null ? `Banned for: ${reason}. It still exists` : `Banned for: ${reason}. Deleted on ${day}`,
});

export const QUEUE_TOASTS = siteTexts('queue-toasts', {
  hidden: (count: number) => ({ title: 'Success', description: `${count} setups hidden` }),
  some: (done: number, all: number, failed: string) => ({
    title: 'Error',
    description: `${done} of ${all} done, then: ${failed}`,
  }),
  keptOne: { title: 'Success', description: 'Left as it is' },
  kept: (count: number) => ({ title: 'Success', description: `${count} left as they are` }),
  keepFailed: {
    title: 'Error',
    description: 'Failed to save the decision. Check your connection and try again.',
  },
  banned: (setups: number) => ({
    title: 'Success',
    description: setups === 1 ? 'Member banned, 1 setup hidden' : `Member banned, ${setups} setups hidden`,
  }),
  lifted: (setups: number) => ({
    title: 'Success',
    description:
      setups === 1 ? 'Ban lifted, 1 setup shown again' : `Ban lifted, ${setups} setups shown again`,
  }),
  banFailed: {
    title: 'Error',
    description: 'Failed to change the ban. Check your connection and try again.',
  },
});

/** The record of who did what and when. */
export const ADMIN_LOG_TEXTS = siteTexts('admin-log', {
  title: 'Record',
  intro: "Everything admins did, newest first. The record can't be changed.",
  show: 'Show the record',
  hide: 'Hide the record',
  more: 'Show older entries',
  none: 'No admin has acted yet.',
  failed: "We can't load the record right now.",
  you: 'You',
  member: (id: string): string => `Account ${id}`,
  actions: {
    feature: 'Featured',
    unfeature: 'Stopped featuring',
    publish: 'Published',
    hide: 'Hid',
    delete: 'Deleted',
    keep: 'Left as it was:',
    reopen: 'Put back into the queue:',
    ban: 'Banned',
    lift: 'Lifted the ban of',
  },
  undo: 'Undo',
  undoNamed: (act: string, title: string): string => `Undo: ${act} ${title}`,
  forMonth: (month: string): string => ` for ${month}`,
});

export const ADMIN_TOASTS = siteTexts('admin-toasts', {
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
});

export const ADMIN_LOG_TOASTS = siteTexts('admin-log-toasts', {
  undone: { title: 'Success', description: 'Taken back' },
  undoFailed: { title: 'Error', description: 'Failed to take it back. Check your connection and try again.' },
  decidedAnew: (reason: string) => ({ title: 'Nothing to take back', description: reason }),
});
