import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import type { Setup } from '@lumen-throw/domain/setup';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { monthHref } from '@lumen-throw/domain/featured-months';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { MonthCountdown } from '../../../shared/countdown/month-countdown.tsx';
import { useMonthTurn } from '../../../shared/countdown/use-month-turn.ts';
import { media, theme } from '../../../shared/design/theme.ts';
import { titleLeading } from '../../../shared/design/title-leading.ts';
import { Eyebrow, Heading, Muted, Small } from '../../../shared/design/type.tsx';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useEntrance } from '../../../shared/motion/use-entrance.ts';
import { featuredQuery } from '../gallery-queries.ts';
import { GALLERY_TEXTS } from '../texts.ts';
import { FEATURED_SIZES } from './featured-sizes.ts';
import { SetupByline } from '../../../shared/setup/setup-byline.tsx';
import { SetupPicture } from '../../../shared/setup/setup-picture.tsx';
import { excerpt } from '../../../shared/setup/setup-words.ts';
import { FIRST_PICTURE } from '../../../startup/first-picture.ts';
import { OnceHydrated } from '../../../startup/use-hydrated.ts';
import { DOT } from '../../../shared/design/dot.ts';

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

const Shown = styled(SetupPicture)`
  width: 100%;
  height: 100%;
  aspect-ratio: 16 / 10;
  background: ${theme.color.night};
  object-fit: cover;
`;

const LIT_WALL = css`
  radial-gradient(
    ellipse 55% 60% at 50% 42%,
    color-mix(in srgb, ${theme.color.glow} 28%, transparent),
    transparent
  )
`;

/** A dark wall with nothing on it yet, as large as the picture will be; the picture itself once the page has it. */
const Blank = styled.div`
  width: 100%;
  height: 100%;
  aspect-ratio: 16 / 10;
  background: ${LIT_WALL}, ${theme.color.night};

  [aria-busy='true'] > & {
    background:
      var(${FIRST_PICTURE}, ${LIT_WALL}) center / cover,
      ${theme.color.night};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-content: center;
  min-width: 0;
  padding: clamp(${theme.space.m}, 3.4vw, ${theme.space.xl});
  overflow-wrap: anywhere;
`;

/** Lines of a setup's title and words that are shown at most. */
const LINES = { title: 2, words: 5, byline: 2 } as const;

/** Shows so many lines of a text. */
function clamped(lines: number) {
  return css`
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${lines};
  `;
}

/** What is said of the setup, in a place of one size for all of them: nothing moves when it is read. */
const Said = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-content: start;
  min-height: calc(
    ${LINES.title} * ${titleLeading(theme.size.h2)} + ${LINES.words} * 1.6 * ${theme.size.base} +
      ${LINES.byline} * 1.5 * ${theme.size.small} + 2 * ${theme.space.m}
  );

  > h3 {
    ${clamped(LINES.title)}
  }

  > h3 + p {
    ${clamped(LINES.words)}
  }
`;

const Label = styled(Eyebrow).attrs({ as: 'h2' })`
  font-family: ${theme.font.text};

  a {
    position: relative;
  }

  /* As high as a touch target. */
  a::after {
    position: absolute;
    inset: -0.8rem 0;
    content: '';
  }
`;

const EXCERPT = 200;

/** What is known of the Setup of the Month. */
type Featured =
  | { phase: 'loading' | 'none' | 'soon' | 'failed'; setup: null }
  | { phase: 'shown'; setup: Setup };

/** Where the page is in the turn of the month: not there, at zero and waiting, or past it with a new setup. */
type Reveal = 'none' | 'due' | 'done';

/** What stands in the card without a setup. */
const WAITING_WORDS = {
  loading: 'loading',
  none: 'featuredNone',
  soon: 'featuredSoon',
  failed: 'featuredUnavailable',
} as const;

/** The Setup of the Month, read when the page opens and again when the month turns. */
function useFeatured(): Featured & { reveal: Reveal } {
  const { firebase } = useEnvironment();
  const { data, isError, refetch } = useQuery(featuredQuery(firebase));
  // An answer that is there at once would otherwise be rendered in the same long task as the hydration.
  const setup = useDeferredValue(data);
  const [reveal, setReveal] = useState<Reveal>('none');

  useMonthTurn(async (last) => {
    setReveal('due');
    const { data: found, isSuccess } = await refetch();
    // West of the site's clock last month's setup is found first, and a cached answer may still have it.
    const isNew = isSuccess && found?.featured_month === siteMonthKey(new Date());
    if (isNew) setReveal('done');
    else if (last) setReveal('none');
    return isNew;
  });

  if (setup) return { phase: 'shown', setup, reveal };
  if (isError && data === undefined) return { phase: 'failed', setup: null, reveal };
  if (setup === undefined) return { phase: 'loading', setup: null, reveal };
  return { phase: reveal === 'due' ? 'soon' : 'none', setup: null, reveal };
}

interface FeaturedSetupProps {
  /** Called once it is known what the card shows: nothing below it moves any more. */
  onSettled?: (settled: true) => void;
}

/** The featured card with the countdown to the next reveal. */
export function FeaturedSetup({ onSettled }: FeaturedSetupProps) {
  const { phase, setup, reveal } = useFeatured();
  const settled = phase !== 'loading';
  // The first setup stands still; the one that the turn of the month brings comes in.
  const card = useEntrance<HTMLElement>({ id: setup?.id ?? null, index: 0 });

  useEffect(() => {
    if (settled) onSettled?.(true);
  }, [settled, onSettled]);

  return (
    <Frame ref={card} aria-labelledby="featured-setup" aria-busy={!settled}>
      {setup ? (
        <Shown
          key={setup.id}
          setup={setup}
          index={0}
          width={1600}
          height={1000}
          sizes={FEATURED_SIZES}
          alt={SETUP_TEXTS.image(1, setup.images.length, setup.title)}
        />
      ) : null}
      {setup ? null : <Blank />}
      <Words>
        <Label id="featured-setup">
          {setup?.featured_month ? (
            <Link to={monthHref(setup.featured_month)}>{GALLERY_TEXTS.featured}</Link>
          ) : (
            GALLERY_TEXTS.featured
          )}
        </Label>
        <Said>
          {setup ? (
            <>
              <Heading as="h3" $size="h2" dir="auto">
                <Link to={setupHref(setup.id)}>{setup.title}</Link>
              </Heading>
              <Muted dir="auto">{excerpt(setup.description, EXCERPT)}</Muted>
              <Small>
                <SetupByline setup={setup} />
                {DOT}
                {SETUP_TEXTS.likes(setup.like_count)}
              </Small>
            </>
          ) : (
            <Muted>
              <OnceHydrated>{GALLERY_TEXTS[WAITING_WORDS[phase]]}</OnceHydrated>
            </Muted>
          )}
        </Said>
        <MonthCountdown
          label={setup && reveal === 'due' ? GALLERY_TEXTS.featuredSoon : GALLERY_TEXTS.nextReveal}
          isDue={reveal === 'due'}
        />
        <VisuallyHidden role="status">
          {setup && reveal === 'done' ? GALLERY_TEXTS.revealed(setup.title) : null}
        </VisuallyHidden>
      </Words>
    </Frame>
  );
}
