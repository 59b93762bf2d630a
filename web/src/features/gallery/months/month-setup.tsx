import type { Setup } from '@lumen-throw/domain/setup';
import { setupHref } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { LinkButton } from '../../../shared/design/button.tsx';
import { DOT } from '../../../shared/design/dot.ts';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Small, TitleGroup } from '../../../shared/design/type.tsx';
import { SetupByline } from '../../../shared/setup/setup-byline.tsx';
import { SetupPicture } from '../../../shared/setup/setup-picture.tsx';
import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import { MONTH_TEXTS } from './texts.ts';

const EDGE = `clamp(${theme.space.m}, 4vw, ${theme.space.xl})`;

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};

  ${media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Cover = styled(SetupPicture)`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 10;
  background: ${theme.color.night};
  object-fit: cover;

  ${media.large} {
    grid-column: 1 / -1;
    aspect-ratio: 2 / 1;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-content: start;
  justify-items: start;
  padding: ${EDGE};
  overflow-wrap: anywhere;
`;

const Story = styled.p`
  white-space: pre-line;
`;

const Others = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-content: start;
  padding: 0 ${EDGE} ${EDGE};

  ${media.large} {
    padding: ${EDGE} ${EDGE} ${EDGE} 0;
  }
`;

const Other = styled(SetupPicture)`
  display: block;
  width: 100%;
  border-radius: ${theme.radius.m};
  aspect-ratio: 16 / 10;
  background: ${theme.color.night};
  object-fit: cover;
`;

/** The setup of a month, large: all its pictures, its story, and the way to it in the gallery. */
export function MonthSetup({ setup }: { setup: Setup }) {
  const total = setup.images.length;
  return (
    <Frame aria-labelledby="month-setup">
      <Cover
        setup={setup}
        index={0}
        width={1600}
        height={1000}
        sizes="(min-width: 75rem) 72rem, 94vw"
        alt={SETUP_TEXTS.image(1, total, setup.title)}
      />
      <Words>
        <TitleGroup>
          <Heading id="month-setup" dir="auto">
            {setup.title}
          </Heading>
          <Small>
            <SetupByline setup={setup} />
            {DOT}
            {SETUP_TEXTS.likes(setup.like_count)}
          </Small>
        </TitleGroup>
        <Story dir="auto">{setup.description}</Story>
        <LinkButton to={setupHref(setup.id)}>{MONTH_TEXTS.open}</LinkButton>
      </Words>
      {total > 1 ? (
        <Others>
          {setup.images.slice(1).map((address, index) => (
            <Other
              key={address}
              setup={setup}
              index={index + 1}
              width={800}
              height={500}
              sizes="(min-width: 62rem) 22rem, 94vw"
              loading="lazy"
              alt={SETUP_TEXTS.image(index + 2, total, setup.title)}
            />
          ))}
        </Others>
      ) : null}
    </Frame>
  );
}
