import { useState } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../shared/design/theme.ts';
import { useHydrated } from '../../startup/use-hydrated.ts';
import { isSlashOn, turnSlash } from './focus-search.ts';
import { SEARCH_PAGE_TEXTS } from './page-texts.ts';

const Switch = styled.label`
  display: none;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.target};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};

  input {
    width: 1.15rem;
    height: 1.15rem;
    margin: 0;
    accent-color: ${theme.color.accent};
  }

  ${media.medium} {
    display: flex;
  }

  ${media.scriptless} {
    display: none;
  }
`;

/** Turns the shortcut of one key off, as WCAG 2.1.4 asks for; there are no keys where a phone is held. */
export function SlashSwitch() {
  const isHydrated = useHydrated();
  const [on, setOn] = useState<boolean | null>(null);
  return (
    <Switch>
      <input
        type="checkbox"
        checked={on ?? (!isHydrated || isSlashOn())}
        onChange={({ target }) => {
          turnSlash(target.checked);
          setOn(target.checked);
        }}
      />
      {SEARCH_PAGE_TEXTS.slash}
    </Switch>
  );
}
