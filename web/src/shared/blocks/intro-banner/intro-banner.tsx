import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SectionContent } from '../blocks-query.ts';
import { compact } from '../../content/compact.ts';
import { ButtonRow } from '../../design/button.tsx';
import { PageWidth } from '../../design/page-width.tsx';
import { Picture } from '../../design/picture.tsx';
import { media, theme } from '../../design/theme.ts';
import { Eyebrow, Heading, Small } from '../../design/type.tsx';
import { ContentButton } from '../../links/content-link.tsx';
import { finderHref, placeAnswer, PLACES } from '../../projectors/finder-places.ts';

const Scene = styled.section`
  position: relative;
  isolation: isolate;

  @media screen {
    color-scheme: dark;
    background: ${theme.color.night};
    color: ${theme.color.ink};
  }
`;

/** The night's colour, let through in part. */
function shade(percent: number): string {
  return `color-mix(in srgb, ${theme.color.night} ${percent}%, transparent)`;
}

const Art = styled.div`
  position: relative;

  /* The picture is all night, which paper cannot show. */
  ${media.print} {
    display: none;
  }

  /* On a phone the words stand below the bright screen, not across it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(180deg, transparent 55%, ${theme.color.night} 100%);
  }

  img {
    width: 100%;
    height: min(30vw, 22rem);
    object-position: 55% 40%;
  }

  ${media.medium} {
    position: absolute;
    inset: 0;
    z-index: -1;
    overflow: hidden;

    &::after {
      background:
        linear-gradient(180deg, ${shade(45)} 0, transparent 36%, ${shade(30)} 62%, ${theme.color.night} 100%),
        linear-gradient(90deg, ${shade(82)} 0, ${shade(42)} 46%, transparent 74%);
    }

    /* Wider than the page, so that its bright middle stands beside the words. */
    img {
      width: 128%;
      max-width: none;
      height: 100%;
    }
  }
`;

const Words = styled(PageWidth)`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${theme.space.s};
  padding-block: ${theme.space.s} 7rem;

  ${media.medium} {
    gap: ${theme.space.m};
    min-height: min(86vh, 47rem);
    padding-block: 6rem 9rem;
  }

  ${media.print} {
    min-height: 0;
    padding-block: ${theme.space.m};
  }
`;

/** Side by side on a phone too. */
const Ways = styled(ButtonRow)`
  gap: ${theme.space.xs};

  > a {
    padding-inline: 1.1rem;
    font-size: ${theme.size.small};
  }

  ${media.medium} {
    gap: ${theme.space.s};

    > a {
      padding-inline: 1.4rem;
      font-size: ${theme.size.base};
    }
  }
`;

const Title = styled(Heading)`
  max-width: 12ch;

  em {
    color: ${theme.color.glow};
  }
`;

/** Stands on the picture, where softer ink is too faint. */
const Trust = styled(Small)`
  color: ${theme.color.ink};
`;

const Intro = styled.p`
  max-width: 44ch;
  font-size: ${theme.size.lead};
  line-height: 1.5;

  ${media.medium} {
    max-width: 33ch;
  }
`;

/** The finder's first question: an answer leads into it. */
const Question = styled.nav`
  display: grid;
  gap: ${theme.space.xs};
  max-width: 40rem;

  p {
    font-weight: 600;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.xs};
    list-style: none;

    ${media.medium} {
      display: flex;
      flex-wrap: wrap;
    }
  }

  a {
    display: grid;
    place-items: center;
    min-height: ${theme.target};
    padding-inline: ${theme.space.s};
    border: 1px solid ${theme.color.glow};
    border-radius: ${theme.radius.pill};
    background: ${shade(60)};
    color: ${theme.color.glow};
    font-size: ${theme.size.small};
    font-weight: 600;
    text-align: center;
    text-decoration: none;

    ${media.medium} {
      padding-inline: ${theme.space.m};
    }

    &:hover {
      background: ${theme.color.glow};
      color: ${theme.color.onGlow};
    }
  }

  ${media.print} {
    display: none;
  }
`;

const QUESTION_ID = 'first-question';

/** A heading cut around the word that stands in italics. */
function accented(
  heading: string,
  word: string | null,
): { before: string; word: string; after: string } | null {
  const at = word ? heading.indexOf(word) : -1;
  if (!word || at < 0) return null;
  return { before: heading.slice(0, at), word, after: heading.slice(at + word.length) };
}

export function IntroBanner({ section }: { section: SectionContent<'introBanner'> }) {
  const heading = section.heading ?? '';
  const parts = accented(heading, section.accentWord);
  return (
    <Scene>
      <Art>
        <Picture picture={section.image} sizes="(min-width: 48rem) 128vw, 100vw" first />
      </Art>
      <Words>
        {section.eyebrow ? <Eyebrow>{section.eyebrow}</Eyebrow> : null}
        <Title as="h1" $size="hero">
          {parts ? (
            <>
              {parts.before}
              <em>{parts.word}</em>
              {parts.after}
            </>
          ) : (
            heading
          )}
        </Title>
        {section.intro ? <Intro>{section.intro}</Intro> : null}
        {section.trust ? <Trust>{section.trust}</Trust> : null}
        {section.question ? (
          <Question aria-labelledby={QUESTION_ID}>
            <p id={QUESTION_ID}>{section.question}</p>
            <ul>
              {PLACES.map((place) => (
                <li key={place}>
                  <Link to={finderHref(place)}>{placeAnswer(place)}</Link>
                </li>
              ))}
            </ul>
          </Question>
        ) : null}
        <Ways>
          {compact(section.actions).map((action, place) => (
            <ContentButton key={action._key} action={action} kind={place === 0 ? 'primary' : 'quiet'} />
          ))}
        </Ways>
      </Words>
    </Scene>
  );
}
