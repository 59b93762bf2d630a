/** Words of the pane that takes samples out of the content. */
export const SAMPLES_TEXTS = {
  title: 'Take samples out',
  intro:
    'Ratings, review counts, counts of buyers and quotes that are marked as samples go out of all documents at once, drafts included. Products stay, without stars. Pages keep everything else.',
  counting: 'Looking for samples…',
  unreachable: "The content didn't answer. Check your connection and try again.",
  none: 'There are no sample ratings or quotes.',
  found: (products: number, quotes: number) =>
    `${products} products have sample ratings, and ${quotes} quotes are samples.`,
  others: 'You have to write these texts yourself:',
  untitled: 'Without a title',
  strip: 'Take out all sample ratings and quotes',
  confirm: 'This changes what readers see at once. The history of each document keeps what was there.',
  yes: 'Yes, take them out',
  no: 'Not now',
  working: 'Taking them out…',
  done: (products: number, quotes: number) =>
    `Took out the ratings of ${products} products and ${quotes} quotes.`,
  changed: 'Somebody changed these documents meanwhile, and nothing was taken out. Look again.',
  unclear:
    "The content didn't confirm that anything was taken out. Check your connection, then look again to see what is left. If this stays, ask whoever manages the project whether you may edit.",
  again: 'Look again',
} as const;
