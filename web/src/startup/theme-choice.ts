import { THEME_KEY } from './theme-key.ts';

/** Marks the button that changes the theme; an inline script answers it, before and after hydration. */
export const THEME_SWITCH = 'data-theme-switch';

type ThemeName = 'paper' | 'dusk';

const DARK = '(prefers-color-scheme: dark)';
const LIGHT = '(prefers-color-scheme: light)';

function systemTheme(): ThemeName {
  return matchMedia(DARK).matches ? 'dusk' : 'paper';
}

/** The theme on the screen: the chosen one, else the system's. */
function shownTheme(): ThemeName {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'paper' || chosen === 'dusk' ? chosen : systemTheme();
}

/** Colors what the browser paints around the page. @param chosen null while the system decides */
function colorFrame(chosen: ThemeName | null): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const own = meta.dataset['theme'];
    const following = own === 'dusk' ? DARK : LIGHT;
    meta.setAttribute('media', chosen === null ? following : own === chosen ? 'all' : 'not all');
  }
}

/** Shows a theme and remembers it; choosing the system's own goes back to following the system. */
function chooseTheme(theme: ThemeName): void {
  const follows = theme === systemTheme();
  if (follows) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  colorFrame(follows ? null : theme);
  try {
    if (follows) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts until the next page.
  }
}

/** Shows and remembers the theme that is not on the screen. */
export function changeTheme(): void {
  chooseTheme(shownTheme() === 'dusk' ? 'paper' : 'dusk');
}
