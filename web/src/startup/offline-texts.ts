/** Words of the page that stands in while there is no connection. */
export const OFFLINE_TEXTS = {
  title: 'No connection',
  heading: 'The screen stays dark for now.',
  text: "We couldn't load this page. It opens by itself once you're connected again.",
  tryAgain: 'Try again',
} as const;
