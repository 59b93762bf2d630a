/** Key of the chosen theme in localStorage; the page's first script reads it too. */
export const THEME_KEY = 'theme';
