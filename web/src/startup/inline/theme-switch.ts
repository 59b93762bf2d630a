import { changeTheme } from '../theme-choice.ts';

/** The button of `layout/theme-switch.tsx`. */
const SWITCH = '[data-switch]';

/** Changes the theme on a click: on most pages the one button that nobody should wait for scripts with. */
const themeSwitch = (): void => {
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest(SWITCH)) return;
      // There is nothing to keep for React.
      event.stopImmediatePropagation();
      changeTheme();
    },
    true,
  );
};

export default themeSwitch;
