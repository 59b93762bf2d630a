import type { SpecMutant } from './mutant.ts';

const CARD = 'web/src/features/moderation/featured-card.tsx';
const ROW = 'web/src/features/moderation/submission-row.tsx';
const TEXTS = 'web/src/features/moderation/texts.ts';

/** Section 2.15 of the specification: Admin. */
export const ADMIN_MUTANTS: readonly SpecMutant[] = [
  {
    row: '2.15-1',
    file: 'web/src/features/moderation/admin-page.tsx',
    find: '<Seo title={ADMIN_TEXTS.pageTitle} noIndex />',
    replace: '<Seo title={ADMIN_TEXTS.pageTitle} />',
  },
  { row: '2.15-2', file: CARD, find: 'index={0}', replace: 'index={1}' },
  { row: '2.15-2', file: CARD, find: '{setup.title}', replace: '{setup.user_display_name}' },
  { row: '2.15-3', file: CARD, find: 'const EXCERPT = 200;', replace: 'const EXCERPT = 201;' },
  {
    row: '2.15-4',
    file: TEXTS,
    find: "featuredBadge: 'Featured until end of month'",
    replace: "featuredBadge: 'Featured this month'",
  },
  {
    row: '2.15-5',
    file: TEXTS,
    find: "featuredNone: 'No setup featured for this month'",
    replace: "featuredNone: 'No setup featured'",
  },
  {
    row: '2.15-6',
    file: TEXTS,
    find: "countdown: 'Time Until Next Month (EST)'",
    replace: "countdown: 'Time Until Next Month'",
  },
  {
    row: '2.15-7',
    file: 'packages/domain/src/site-calendar.ts',
    find: 'minutes: Math.floor((total % 3600) / 60)',
    replace: 'minutes: Math.floor((total % 86_400) / 60)',
  },
  {
    row: '2.15-7',
    file: 'web/src/shared/countdown/month-countdown.tsx',
    find: "['days', 'hours', 'minutes', 'seconds'] as const",
    replace: "['days', 'hours', 'minutes'] as const",
  },
  {
    row: '2.15-8',
    file: 'web/src/shared/countdown/use-countdown.ts',
    find: 'const TICK = 1000;',
    replace: 'const TICK = 2000;',
  },
  {
    row: '2.15-9',
    file: TEXTS,
    find: 'The featured setup expires on the 1st of next month.',
    replace: 'The featured setup expires next month.',
  },
  {
    row: '2.15-10',
    file: TEXTS,
    find: "submissions: 'All Submissions'",
    replace: "submissions: 'Submissions'",
  },
  // The published ones alone.
  {
    row: '2.15-10',
    file: 'web/src/features/moderation/use-submissions.ts',
    find: 'useState<SetupStatus | null>(null)',
    replace: "useState<SetupStatus | null>('Published')",
  },
  { row: '2.15-11', file: ROW, find: '<bdi>{setup.title}</bdi>', replace: '<bdi>{setup.id}</bdi>' },
  { row: '2.15-11', file: ROW, find: "{ dateStyle: 'medium' }", replace: "{ timeStyle: 'medium' }" },
  { row: '2.15-12', file: ROW, find: 'index={0}', replace: 'index={1}' },
  { row: '2.15-13', file: ROW, find: 'const EXCERPT = 150;', replace: 'const EXCERPT = 151;' },
  { row: '2.15-14', file: ROW, find: 'onClick={onFeature}', replace: 'onClick={onStatus}' },
  // A second press features once more.
  {
    row: '2.15-14',
    file: 'web/src/features/moderation/submission-list.tsx',
    find: 'moderation.toggleFeatured(setup, setup.id === featured?.id)',
    replace: 'moderation.toggleFeatured(setup, false)',
  },
  {
    row: '2.15-15',
    file: ROW,
    find: '{published ? ADMIN_TEXTS.hide : ADMIN_TEXTS.publish}',
    replace: '{published ? ADMIN_TEXTS.publish : ADMIN_TEXTS.hide}',
  },
  { row: '2.15-16', file: ROW, find: 'onClick={onDelete}', replace: 'onClick={onStatus}' },
  { row: '2.15-17', file: TEXTS, find: "loading: 'Loading...'", replace: "loading: ''" },
];
