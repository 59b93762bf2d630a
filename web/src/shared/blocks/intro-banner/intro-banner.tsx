import styled from 'styled-components';
import type { SectionContent } from '../blocks-query.ts';
import { compact } from '../../content/compact.ts';
import { ButtonRow } from '../../design/button.tsx';
import { PageWidth } from '../../design/page-width.tsx';
import { Picture } from '../../design/picture.tsx';
import { media, theme } from '../../design/theme.ts';
import { Eyebrow, Heading } from '../../design/type.tsx';
import { ContentButton } from '../../links/content-link.tsx';

const Scene = styled.section`
  color-scheme: dark;
  position: relative;
  isolation: isolate;
  background: ${theme.color.night};
  color: ${theme.color.ink};
`;

/** The night's colour, let through in part. */
function shade(percent: number): string {
  return `color-mix(in srgb, ${theme.color.night} ${percent}%, transparent)`;
}

const Art = styled.div`
  position: relative;

  /* On a phone the words stand below the bright screen, not across it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(180deg, transparent 55%, ${theme.color.night} 100%);
  }

  img {
    width: 100%;
    height: min(58vw, 22rem);
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
  gap: ${theme.space.m};
  padding-block: ${theme.space.m} 8rem;

  ${media.medium} {
    min-height: min(86vh, 47rem);
    padding-block: 6rem 9rem;
  }
`;

const Title = styled(Heading)`
  max-width: 12ch;

  em {
    color: ${theme.color.glow};
  }
`;

const Intro = styled.p`
  max-width: 44ch;
  font-size: ${theme.size.lead};
  line-height: 1.5;

  ${media.medium} {
    max-width: 33ch;
  }
`;

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
        <ButtonRow>
          {compact(section.actions).map((action, place) => (
            <ContentButton key={action._key} action={action} kind={place === 0 ? 'primary' : 'quiet'} />
          ))}
        </ButtonRow>
      </Words>
    </Scene>
  );
}
