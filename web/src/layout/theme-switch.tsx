import styled from 'styled-components';
import { IconButton } from '../shared/design/button.tsx';
import { MoonIcon, SunIcon } from '../shared/design/icons.tsx';
import { media } from '../shared/design/theme.ts';
import { VisuallyHidden } from '../shared/design/visually-hidden.tsx';
import { THEME_SWITCH } from '../startup/theme-choice.ts';
import { LAYOUT_TEXTS } from './texts.ts';

/** Carries both ways and shows the one that leads away from the theme on the screen, before any script. */
const Switch = styled(IconButton)`
  > :last-child {
    display: none;
  }

  ${media.dark} {
    :root:not([data-theme='paper']) & > :first-child {
      display: none;
    }

    :root:not([data-theme='paper']) & > :last-child {
      display: grid;
    }
  }

  :root[data-theme='dusk'] & > :first-child {
    display: none;
  }

  :root[data-theme='dusk'] & > :last-child {
    display: grid;
  }

  ${media.scriptless} {
    display: none;
  }
`;

/** Changes between paper and dusk; `startup/inline/theme-switch.ts` answers it. */
export function ThemeSwitch() {
  return (
    <Switch {...{ [THEME_SWITCH]: '' }}>
      <span>
        <MoonIcon />
        <VisuallyHidden>{LAYOUT_TEXTS.toDusk}</VisuallyHidden>
      </span>
      <span>
        <SunIcon />
        <VisuallyHidden>{LAYOUT_TEXTS.toPaper}</VisuallyHidden>
      </span>
    </Switch>
  );
}
