import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { linkAddress } from '../../../shared/content/link-target.ts';
import { Card } from '../../../shared/design/card.tsx';
import { ArrowRightIcon } from '../../../shared/design/icons.tsx';
import { Picture } from '../../../shared/design/picture.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Muted } from '../../../shared/design/type.tsx';
import { safeHref } from '../../../shared/links/safe-href.ts';
import type { AmbianceContent } from './ambiance-query.ts';

/** The whole card is the link's target; its words are the link. */
const Frame = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  overflow: hidden;
  transition: border-color ${theme.motion.quick};

  ${media.medium} {
    display: flex;
    flex-direction: column;
  }

  &:hover {
    border-color: ${theme.color.accent};
  }
`;

/** On a phone a small picture, and not a strip as high as the words. */
const Art = styled.div`
  align-self: start;
  margin: ${theme.space.s} 0 0 ${theme.space.s};
  border-radius: ${theme.radius.s};
  overflow: hidden;

  ${media.medium} {
    align-self: auto;
    margin: 0;
    border-radius: 0;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  grid-column: -2 / -1;
  gap: ${theme.space.xxs};
  padding: ${theme.space.s};

  ${media.medium} {
    gap: ${theme.space.xs};
    padding: ${theme.space.m};
  }
`;

const Name = styled(Heading)`
  font-size: ${theme.size.lead};

  ${media.medium} {
    font-size: ${theme.size.h4};
  }
`;

const Text = styled(Muted)`
  font-size: ${theme.size.small};
  line-height: 1.45;

  ${media.medium} {
    font-size: inherit;
    line-height: inherit;
  }
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: 2rem;
  margin-top: auto;
  padding-top: ${theme.space.xs};
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    text-decoration: underline;
  }
`;

type Idea = NonNullable<NonNullable<NonNullable<AmbianceContent['indoor']>['items']>[number]>;

/** An idea and the page that leads on. */
export function IdeaCard({ idea, first = false }: { idea: Idea; first?: boolean }) {
  const { title, text, image, link } = idea;
  const safe = safeHref(linkAddress(link));
  return (
    <Frame as="article">
      <Art>
        <Picture
          picture={image}
          aspect={1.6}
          first={first}
          decorative
          optional
          sizes="(min-width: 62rem) 24rem, (min-width: 48rem) 46vw, 16rem"
        />
      </Art>
      <Words>
        <Name as="h3">{title}</Name>
        {text ? <Text>{text}</Text> : null}
        {safe && link?.label ? (
          <Way to={safe.kind === 'internal' ? safe.to : safe.href}>
            {link.label} <ArrowRightIcon />
          </Way>
        ) : null}
      </Words>
    </Frame>
  );
}
