import { useSyncExternalStore } from 'react';
import { IconButton } from '../design/button.tsx';
import { MoonIcon, SunIcon } from '../design/icons.tsx';
import { LAYOUT_TEXTS } from '../texts/layout.ts';
import { chooseTheme, shownTheme, subscribeTheme, type ThemeName } from './theme-choice.ts';

/** Changes between paper and dusk. */
export function ThemeSwitch() {
  const shown = useSyncExternalStore<ThemeName>(subscribeTheme, shownTheme, () => 'paper');
  const other = shown === 'dusk' ? 'paper' : 'dusk';
  return (
    <IconButton
      aria-label={other === 'dusk' ? LAYOUT_TEXTS.toDusk : LAYOUT_TEXTS.toPaper}
      onClick={() => chooseTheme(other)}
    >
      {other === 'dusk' ? <MoonIcon /> : <SunIcon />}
    </IconButton>
  );
}
