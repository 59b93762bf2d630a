import { siteTexts } from '../site-texts/site-texts.ts';

/** Words below the finder and the calculator that say whether their room is kept. */
export const OWN_ROOM_TEXTS = siteTexts('own-room', {
  keep: 'Keep as my room',
  keepHint: 'Kept on this device only. Lists and model pages then say what fits.',
  isKept: 'Kept on this device as your room.',
  isUnstored: 'Kept until you leave: your browser stores nothing for this site.',
  isOther: 'You keep another room on this device.',
  keepInstead: 'Keep this one instead',
});
