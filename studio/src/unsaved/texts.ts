const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const LIST = new Intl.ListFormat('en-US');

/** Words about changes that are not saved yet. */
export const UNSAVED_TEXTS = {
  offline: "No connection. Keep this window open: what you typed is saved once it's back.",
  online: 'The connection is back. Your changes are being saved.',
  left: (at: Date, fields: readonly string[]) =>
    `What you typed on ${TIME.format(at)} was not saved: ${LIST.format(fields)}. This browser kept it.`,
  locked: 'The document cannot be edited now. Once it can, you can put this back:',
  conflict: 'Another editor has changed this since. It stays as it is now; copy from yours what you need.',
  yours: 'Yours',
  now: 'Now',
  nothing: 'not there',
  putBack: 'Put it back',
  discard: 'Discard it',
  documents: 'Not saved yet. Open it to see what this browser kept:',
};
