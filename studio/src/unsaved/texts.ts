/** Words about changes that are not saved yet. */
export const UNSAVED_TEXTS = {
  offline: "No connection. Keep this window open: what you typed is saved once it's back.",
  online: 'The connection is back. Your changes are being saved.',
};
