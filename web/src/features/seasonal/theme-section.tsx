import { Suspense } from 'react';
import styled from 'styled-components';
import { compact } from '../../shared/content/compact.ts';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { Picture } from '../../shared/design/picture.tsx';
import { Section } from '../../shared/design/section.tsx';
import { stackOnPaper } from '../../shared/print/stack-on-paper.ts';
import { media, theme } from '../../shared/design/theme.ts';
import { Eyebrow, Heading, Lead, Muted } from '../../shared/design/type.tsx';
import { ContentButton } from '../../shared/links/content-link.tsx';
import { SEASONAL_TEXTS } from './texts.ts';
import type { SeasonalContent } from './seasonal-query.ts';

const Columns = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};

  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${theme.space.xxl};
    align-items: start;
  }

  ${stackOnPaper}
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;

  img {
    margin-top: ${theme.space.m};
    border-radius: ${theme.radius.m};
  }
`;

const Lists = styled.div`
  display: grid;
  gap: ${theme.space.l};
  ${stackOnPaper}
`;

const Part = styled.div`
  display: grid;
  gap: ${theme.space.s};
  ${stackOnPaper}
`;

const Picks = styled.ol`
  display: grid;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
  }

  strong {
    font-weight: 600;
  }

  span {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }

  p {
    grid-column: 1;
    font-size: ${theme.size.small};
  }
`;

const Tips = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  padding-inline-start: 1.2em;

  li::marker {
    color: ${theme.color.accent};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

type Season = NonNullable<NonNullable<SeasonalContent['themes']>[number]>;

/** A season: what to show and how to set it up; every other one by night. */
export function ThemeSection({ season, place }: { season: Season; place: number }) {
  const picks = compact(season.picks);
  const tips = [...new Set(compact(season.tips))];
  const links = compact(season.links);
  return (
    <Section id={season.slug ?? undefined} $night={place % 2 === 0} aria-labelledby={`${season._id}-title`}>
      <Columns>
        <Suspense>
          <Words>
            {season.season ? <Eyebrow>{season.season}</Eyebrow> : null}
            <Heading as="h2" $size="h2" id={`${season._id}-title`}>
              {season.title}
            </Heading>
            {season.intro ? <Lead>{season.intro}</Lead> : null}
            <Picture
              picture={season.image}
              aspect={1.5}
              first={place === 0}
              optional
              sizes="(min-width: 62rem) 32rem, 92vw"
            />
          </Words>
          <Lists>
            {picks.length > 0 ? (
              <Part>
                <Heading as="h3" $size="h4">
                  {season.picksTitle}
                </Heading>
                <Picks role="list">
                  {picks.map(({ _key, title, year, note }) => (
                    <li key={_key}>
                      <strong>{title}</strong>
                      {year ? <span>{year}</span> : null}
                      {note ? <Muted>{note}</Muted> : null}
                    </li>
                  ))}
                </Picks>
              </Part>
            ) : null}
            {tips.length > 0 ? (
              <Part>
                <Heading as="h3" $size="h4">
                  {SEASONAL_TEXTS.tips}
                </Heading>
                <Tips>
                  {tips.map((tip) => (
                    <li key={tip}>{tip}</li>
                  ))}
                </Tips>
              </Part>
            ) : null}
            {links.length > 0 ? (
              <Ways>
                {links.map((link) => (
                  <ContentButton key={link._key} action={link} kind="quiet" />
                ))}
              </Ways>
            ) : null}
          </Lists>
        </Suspense>
      </Columns>
    </Section>
  );
}
