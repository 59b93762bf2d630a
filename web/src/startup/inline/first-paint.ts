import { SESSION_HINT_KEY } from '@lumen-throw/community/session-hint';
import { ROOM_KEY, ROOM_START } from '../room-key.ts';
import { THEME_KEY } from '../theme-key.ts';

/** Before anything is painted: shows the chosen theme, and notes whether somebody may be signed in or keeps a room. */
const firstPaint = (): void => {
  try {
    const { dataset } = document.documentElement;
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'paper' || theme === 'dusk') {
      dataset['theme'] = theme;
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]'))
        meta.setAttribute('media', meta.dataset['theme'] === theme ? 'all' : 'not all');
    }
    if (localStorage.getItem(SESSION_HINT_KEY) !== null) dataset['sessionHint'] = '';
    if (localStorage.getItem(ROOM_KEY)?.startsWith(ROOM_START)) dataset['room'] = '';
  } catch {
    // Without storage nothing was chosen.
  }
};

export default firstPaint;
