import { changeTheme, THEME_SWITCH } from '../theme-choice.ts';

/** Changes the theme on a click: on most pages the one button that nobody should wait for scripts with. */
const themeSwitch = (): void => {
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest(`[${THEME_SWITCH}]`)) return;
      // There is nothing to keep for React.
      event.stopImmediatePropagation();
      changeTheme();
    },
    true,
  );
};

export default themeSwitch;
