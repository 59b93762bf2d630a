import { PATHS } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../shared/design/theme.ts';
import { useSite } from '../shared/live-content/use-site.ts';
import { LAYOUT_TEXTS } from './texts.ts';

const LogoLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font: 400 1.55rem/1 ${theme.font.display};
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;

  em {
    margin-inline: 0.22em;
    color: ${theme.color.accent};
  }
`;

const BETWEEN = /\s(&|and)\s/;

/** The site's name, with its "&" in the accent. */
export function Logo() {
  const brand = useSite()?.brand ?? '';
  const [first, joint, last] = brand.split(BETWEEN);
  return (
    <LogoLink to={PATHS.home} aria-label={LAYOUT_TEXTS.homeOf(brand)}>
      {first}
      {joint ? <em>{joint}</em> : null}
      {last}
    </LogoLink>
  );
}
