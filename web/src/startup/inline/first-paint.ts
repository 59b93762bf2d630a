import { SESSION_HINT_KEY } from '@lumen-throw/community/session-hint';
import { THEME_KEY } from '../theme-key.ts';

/** Before anything is painted: shows the chosen theme, and notes whether somebody may be signed in. */
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
  } catch {
    // Without storage nothing was chosen.
  }
};

export default firstPaint;
