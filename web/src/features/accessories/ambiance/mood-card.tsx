import styled from 'styled-components';
import { compact } from '../../../shared/content/compact.ts';
import { Picture } from '../../../shared/design/picture.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Muted } from '../../../shared/design/type.tsx';
import { FeatureList } from '../../../shared/shop/feature-list.tsx';
import { ContentButton } from '../../../shared/links/content-link.tsx';
import type { AmbianceContent } from './ambiance-query.ts';

const Frame = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  align-items: start;

  img {
    max-height: 9rem;
    border-radius: ${theme.radius.m};

    ${media.medium} {
      max-height: none;
    }
  }

  /* The ways on stand in one line, however long the words above them are. */
  > a {
    margin-top: auto;
  }
`;

type Mood = NonNullable<NonNullable<NonNullable<AmbianceContent['moods']>['items']>[number]>;

/** A mood for a whole room or yard, and what makes it. */
export function MoodCard({ mood }: { mood: Mood }) {
  return (
    <Frame>
      <Picture picture={mood.image} aspect={1.25} optional sizes="(min-width: 48rem) 30vw, 92vw" />
      <Heading as="h3" $size="h3">
        {mood.title}
      </Heading>
      {mood.text ? <Muted>{mood.text}</Muted> : null}
      <FeatureList features={compact(mood.ideas)} close />
      <ContentButton action={mood.link} kind="quiet" />
    </Frame>
  );
}
