/** Words of the page that stands in while there is no connection. */
export const OFFLINE_TEXTS = {
  title: 'No connection',
  heading: 'The screen stays dark for now.',
  text: 'This page could not be reached. It opens by itself as soon as you are connected again.',
  tryAgain: 'Try again',
} as const;
