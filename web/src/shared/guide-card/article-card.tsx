import { articleHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ArticleCardContent } from './guide-card-query.ts';
import { ArrowRightIcon } from '../design/icons.tsx';
import { Picture } from '../design/picture.tsx';
import { media, theme } from '../design/theme.ts';
import { Eyebrow, Heading, Muted, Small } from '../design/type.tsx';
import { CONTENT_TEXTS } from '../content/texts.ts';
import { minutesToRead } from './reading-time.ts';

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  height: 100%;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  overflow: hidden;
  transition:
    transform ${theme.motion.calm},
    box-shadow ${theme.motion.calm};

  ${media.medium} {
    display: flex;
    flex-direction: column;
  }

  &:hover {
    box-shadow: ${theme.shadow.card};

    ${media.motion} {
      transform: translateY(-3px);
    }
  }

  &:has(a:focus-visible) {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 3px;
  }
`;

/** On a phone it is as high as the words beside it, also without a picture. */
const Art = styled.div`
  position: relative;
  background: ${theme.color.night};

  > * {
    position: absolute;
    inset: 0;
    height: 100%;
  }

  ${media.medium} {
    > * {
      position: static;
      height: auto;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.xxs};
  padding: ${theme.space.s};

  ${media.medium} {
    gap: ${theme.space.xs};
    padding: ${theme.space.m} clamp(${theme.space.m}, 2vw, 1.6rem) ${theme.space.m};
  }
`;

const Title = styled(Heading)`
  font-size: ${theme.size.lead};

  ${media.medium} {
    font-size: ${theme.size.h3};
  }
`;

/** Two lines of it on a phone; the guide itself begins with all of it. */
const Teaser = styled(Muted)`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${theme.size.small};
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.medium} {
    display: block;
    font-size: inherit;
    line-height: inherit;
  }
`;

/** The whole card is the link's target; the link itself is what is read out. */
const CardLink = styled(Link)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  margin-top: auto;

  ${media.medium} {
    padding-top: ${theme.space.s};
  }
`;

const Read = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;

  svg {
    transition: transform ${theme.motion.quick};
  }

  article:hover & svg {
    transform: translateX(3px);
  }
`;

interface ArticleCardProps {
  article: ArticleCardContent;
  level?: 'h2' | 'h3';
  sizes: string;
  first?: boolean;
}

/** A card that leads to a guide. */
export function ArticleCard({ article, level = 'h3', sizes, first = false }: ArticleCardProps) {
  const { slug, title, category, description, cover, words } = article;
  if (!slug || !title) return null;
  const minutes = minutesToRead(words);
  return (
    <Frame>
      <Art>
        <Picture picture={cover} sizes={sizes} aspect={1.6} first={first} decorative />
      </Art>
      <Words>
        {category ? <Eyebrow>{category}</Eyebrow> : null}
        <Title as={level}>{title}</Title>
        {description ? <Teaser>{description}</Teaser> : null}
        <Bottom>
          <CardLink to={articleHref(slug)} aria-label={`${CONTENT_TEXTS.readArticle}: ${title}`}>
            <Read>
              {CONTENT_TEXTS.readArticle}
              <ArrowRightIcon />
            </Read>
          </CardLink>
          {minutes ? <Small as="span">{CONTENT_TEXTS.minutesToRead(minutes)}</Small> : null}
        </Bottom>
      </Words>
    </Frame>
  );
}
