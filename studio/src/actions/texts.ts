/** Words of "Mark as reviewed". */
export const REVIEW_TEXTS = {
  action: 'Mark as reviewed',
  explained:
    'You checked every claim of this guide against its sources today. Readers will see today as the day of the review, and who did it. Who checked?',
  as: (name: string) => `Reviewed by ${name}`,
  unnamed: 'an author without a name',
  nobody: 'There are no authors yet. Add one under Guides > Authors.',
  loading: 'Looking for authors…',
  unreachable: "The list of authors didn't load. Check your connection and try again.",
  again: 'Try again',
  done: 'The review is recorded',
  publish: 'Press Publish to show it to readers.',
} as const;
