import type { Setup } from '@lumen-throw/domain/setup';
import styled from 'styled-components';
import { MonthCountdown } from '../../shared/countdown/month-countdown.tsx';
import { Badge } from '../../shared/design/badge.tsx';
import { Button, ButtonRow } from '../../shared/design/button.tsx';
import { Card } from '../../shared/design/card.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading, Muted, Small } from '../../shared/design/type.tsx';
import { SetupPicture } from '../../shared/setup/setup-picture.tsx';
import { excerpt } from '../../shared/setup/setup-words.ts';
import { ADMIN_TEXTS } from './texts.ts';

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space.l};
  padding: clamp(${theme.space.m}, 3vw, ${theme.space.l});

  ${media.large} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Shown = styled.div`
  display: grid;
  gap: ${theme.space.m};
  overflow-wrap: anywhere;

  ${media.medium} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

const Cover = styled(SetupPicture)`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.m};
  background: ${theme.color.night};
  object-fit: cover;
`;

/** As wide as the layout above makes it. */
const COVER_SIZES = '(min-width: 62rem) 30rem, 92vw';

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  align-content: start;
`;

const EXCERPT = 200;

interface FeaturedCardProps {
  setup: Setup | null;
  /** Whether it could not be read. */
  failed?: boolean;
  onRetry?: () => void;
}

/** The Setup of the Month and the time it has left. */
export function FeaturedCard({ setup, failed = false, onRetry }: FeaturedCardProps) {
  return (
    <Frame as="section" aria-labelledby="admin-featured">
      <Words>
        <Heading as="h2" $size="h3" id="admin-featured">
          {ADMIN_TEXTS.featured}
        </Heading>
        {setup ? (
          <Shown>
            <Cover
              key={setup.id}
              setup={setup}
              index={0}
              alt=""
              width={640}
              height={480}
              sizes={COVER_SIZES}
            />
            <Words>
              <Badge $glow>{ADMIN_TEXTS.featuredBadge}</Badge>
              <Heading as="h3" $size="h4" dir="auto">
                {setup.title}
              </Heading>
              <Muted dir="auto">{excerpt(setup.description, EXCERPT)}</Muted>
            </Words>
          </Shown>
        ) : (
          <Muted>{failed ? ADMIN_TEXTS.featuredFailed : ADMIN_TEXTS.featuredNone}</Muted>
        )}
        {failed ? (
          <ButtonRow>
            <Button
              $kind="quiet"
              $small
              aria-label={ADMIN_TEXTS.tryAgainNamed(ADMIN_TEXTS.featured)}
              onClick={onRetry}
            >
              {ADMIN_TEXTS.tryAgain}
            </Button>
          </ButtonRow>
        ) : null}
      </Words>
      <Words>
        <MonthCountdown label={ADMIN_TEXTS.countdown} />
        <Small>{ADMIN_TEXTS.countdownNote}</Small>
      </Words>
    </Frame>
  );
}
