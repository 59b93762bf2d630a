import { localMonthKey, siteMonthKey } from '@lumen-throw/domain/site-calendar';
import type { Setup } from '@lumen-throw/domain/setup';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadGallery } from '../community/index.ts';
import { MonthCountdown } from '../countdown/month-countdown.tsx';
import { Skeleton } from '../design/loading.tsx';
import { media, theme } from '../design/theme.ts';
import { Eyebrow, Heading, Muted, Small } from '../design/type.tsx';
import { useEnvironment } from '../environment/environment-context.tsx';
import { GALLERY_TEXTS } from '../texts/gallery.ts';
import { excerpt, locationOf } from './setup-words.ts';

const Frame = styled.section`
  display: grid;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};

  ${media.large} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    min-height: 26rem;
  }
`;

const Shown = styled.img`
  width: 100%;
  height: 100%;
  aspect-ratio: 16 / 10;
  background: ${theme.color.night};
  object-fit: cover;
`;

const Placeholder = styled(Skeleton)`
  min-height: 14rem;
  border-radius: 0;
`;

/** A dark wall with nothing on it yet. */
const Blank = styled.div`
  min-height: 14rem;
  background:
    radial-gradient(
      ellipse 55% 60% at 50% 42%,
      color-mix(in srgb, ${theme.color.glow} 28%, transparent),
      transparent
    ),
    ${theme.color.night};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-content: center;
  min-width: 0;
  padding: clamp(${theme.space.m}, 3.4vw, ${theme.space.xl});
  overflow-wrap: anywhere;
`;

const Label = styled(Eyebrow).attrs({ as: 'h2' })`
  font-family: ${theme.font.text};
`;

const EXCERPT = 200;

/** What stands in the card without a setup. */
function waitingWords(setup: Setup | null | undefined, failed: boolean): string {
  if (setup === undefined) return GALLERY_TEXTS.loading;
  return failed ? GALLERY_TEXTS.featuredUnavailable : GALLERY_TEXTS.featuredNone;
}

/** The featured card with the countdown to the next reveal. */
export function FeaturedSetup() {
  const { firebase } = useEnvironment();
  const [setup, setSetup] = useState<Setup | null | undefined>(undefined);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    const now = new Date();
    loadGallery()
      .then(({ findFeatured }) => findFeatured(firebase, [localMonthKey(now), siteMonthKey(now)]))
      .then(
        (found) => current && setSetup(found),
        () => {
          if (!current) return;
          setSetup(null);
          setFailed(true);
        },
      );
    return () => {
      current = false;
    };
  }, [firebase]);

  return (
    <Frame aria-labelledby="featured-setup" aria-busy={setup === undefined}>
      {setup === undefined ? <Placeholder /> : null}
      {setup === null ? <Blank /> : null}
      {setup ? (
        <Shown
          src={setup.images[0]}
          width={1600}
          height={1000}
          alt={GALLERY_TEXTS.image(1, setup.images.length, setup.title)}
        />
      ) : null}
      <Words>
        <Label id="featured-setup">{GALLERY_TEXTS.featured}</Label>
        {setup ? (
          <>
            <Heading as="h3" $size="h2">
              {setup.title}
            </Heading>
            <Muted>{excerpt(setup.description, EXCERPT)}</Muted>
            <Small>
              {GALLERY_TEXTS.by(setup.user_display_name)} · {locationOf(setup)} ·{' '}
              {GALLERY_TEXTS.likes(setup.like_count)}
            </Small>
          </>
        ) : (
          <Muted>{waitingWords(setup, failed)}</Muted>
        )}
        <MonthCountdown label={GALLERY_TEXTS.nextReveal} />
      </Words>
    </Frame>
  );
}
