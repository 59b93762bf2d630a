import styled from 'styled-components';
import { Small } from '../../shared/design/type.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { reviewDate } from '../../shared/guide-card/review-date.ts';
import { ContentLink } from '../../shared/links/content-link.tsx';
import type { GuideContent } from './guide-query.ts';
import { GUIDE_TEXTS } from './texts.ts';
import { DOT } from '../../shared/design/dot.ts';

/** A page that confirms what a guide says. */
export type GuideSource = NonNullable<NonNullable<GuideContent['sources']>[number]>;

const List = styled.ul`
  display: grid;
  gap: ${theme.space.m};
  padding: 0;
  list-style: none;
  /* A source without a title shows its address, which has no spaces to break at. */
  overflow-wrap: anywhere;

  ${media.print} {
    display: block;

    > li + li {
      margin-top: ${theme.space.s};
    }
  }

  a {
    color: ${theme.color.accent};
  }
`;

/** The sources of a guide: each with a link, what it supports, who publishes it and when it was read. */
export function SourceList({ sources }: { sources: readonly GuideSource[] }) {
  return (
    <List>
      {sources.map(({ _key, title, publisher, address, supports, seen }) => {
        const day = reviewDate(seen);
        const origin = [publisher, day ? GUIDE_TEXTS.sourceRead(day) : null].filter(Boolean);
        return (
          <li key={_key}>
            <ContentLink href={address}>{title ?? address}</ContentLink>
            {supports ? <p>{supports}</p> : null}
            {origin.length > 0 ? <Small>{origin.join(DOT)}</Small> : null}
          </li>
        );
      })}
    </List>
  );
}
