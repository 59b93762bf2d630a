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
  more: 'Show more',
  none: 'No submissions yet.',
  feature: (title: string): string => `Feature "${title}" as Setup of the Month`,
  unfeature: (title: string): string => `Stop featuring "${title}"`,
  hide: 'Hide',
  publish: 'Publish',
  delete: 'Delete',
  hidden: 'Hidden',
  created: 'Shared on',
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
