import { ListButton } from '../../../shared/saved/list-button.tsx';
import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import type { Setup } from '@lumen-throw/domain/setup';
import { editSetupHref } from '@lumen-throw/domain/community-paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../../shared/on-demand/lazy-part.tsx';
import { Badge, BadgeRow } from '../../../shared/design/badge.tsx';
import { Button, LinkButton } from '../../../shared/design/button.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading, Small, TitleGroup } from '../../../shared/design/type.tsx';
import { CAROUSEL_TEXTS } from './texts.ts';
import { ReportButton } from '../report/report-button.tsx';
import { LikeButton } from './like-button.tsx';
import type { Likes } from './use-likes.ts';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { detailsQuery } from '../gallery-queries.ts';
import { MonthBadge } from '../../../shared/setup/month-badge.tsx';
import { SetupByline } from '../../../shared/setup/setup-byline.tsx';
import { SetupPicture } from '../../../shared/setup/setup-picture.tsx';
import { ShareMenu } from './share-menu.tsx';

/** Few setups are hidden. */
const HiddenNote = lazyPart(async () => (await import('./hidden-note.tsx')).HiddenNote);

/** Catalog, checks and form: not before there is something to say. */
const SetupKit = lazyPart(async () => (await import('../kit/setup-kit.tsx')).SetupKit);

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.card};

  /* It gets the focus when a share link leads to it. */
  &:focus-visible {
    outline: none;
  }

  ${media.large} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  }
`;

const Pictures = styled.div`
  position: relative;
  background: ${theme.color.night};
`;

const Shown = styled(SetupPicture)`
  display: block;
  width: 100%;
  height: 100%;
  aspect-ratio: 16 / 10;
  object-fit: cover;
`;

/** Three fifths of the page from `media.large` on, all of it before. */
export const SHOWN_SIZES = '(min-width: 75rem) 44rem, (min-width: 62rem) 58vw, 94vw';

const Thumbs = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  gap: ${theme.space.xs};
  padding: ${theme.space.s};
  background: linear-gradient(transparent, ${theme.color.pictureShade});

  button {
    width: 3.5rem;
    height: 2.75rem;
    padding: 0;
    overflow: hidden;
    border: 2px solid ${theme.color.pictureEdge};
    border-radius: ${theme.radius.s};
    background: none;
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: ${theme.color.glow};
  }

  button > * {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-content: start;
  min-width: 0;
  padding: clamp(${theme.space.m}, 3vw, ${theme.space.l});
  overflow-wrap: anywhere;

  > * {
    min-width: 0;
  }
`;

const Story = styled.p`
  white-space: pre-line;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${theme.space.s} ${theme.space.m};
  margin: 0;
  padding-block: ${theme.space.s};
  border-block: 1px solid ${theme.color.line};

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  dd {
    margin: 0;
  }
`;

/** Below picture and words; as high as what it is for, so that nothing moves when its script is there. */
const KitPlace = styled.div`
  min-width: 0;
  padding: clamp(${theme.space.m}, 3vw, ${theme.space.l});
  border-top: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;

  &[data-has-kit] {
    min-height: 22rem;
  }

  ${media.large} {
    grid-column: 1 / -1;

    &[data-has-kit] {
      min-height: 14rem;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
`;

interface SetupViewProps {
  setup: Setup;
  likes: Likes;
  mayDelete: boolean;
  /** Whether it is the reader's own. */
  isOwn: boolean;
  /** Whether the reader may change it, which a banned owner may not. */
  mayEdit: boolean;
  onDelete: () => void;
}

/** One setup: its pictures, its story, and what one can do with it. */
export function SetupView({ setup, likes, mayDelete, isOwn, mayEdit, onDelete }: SetupViewProps) {
  const [picture, setPicture] = useState(0);
  const { firebase } = useEnvironment();
  const { data: details } = useQuery(detailsQuery(firebase, setup));
  const { liked, count } = likes.of(setup);
  const total = setup.images.length;
  const hidden = setup.status === 'Hidden';
  return (
    <Frame aria-labelledby={`setup-${setup.id}`} tabIndex={-1}>
      <Pictures>
        <Shown
          key={picture}
          setup={setup}
          index={picture}
          width={1600}
          height={1000}
          sizes={SHOWN_SIZES}
          alt={SETUP_TEXTS.image(picture + 1, total, setup.title)}
        />
        {total > 1 ? (
          <Thumbs role="group" aria-label={CAROUSEL_TEXTS.pictures}>
            {setup.images.map((address, index) => (
              <button
                key={address}
                type="button"
                aria-pressed={index === picture}
                aria-label={SETUP_TEXTS.image(index + 1, total, setup.title)}
                onClick={() => setPicture(index)}
              >
                <SetupPicture
                  setup={setup}
                  index={index}
                  alt=""
                  small
                  width={56}
                  height={44}
                  sizes="3.5rem"
                  loading="lazy"
                />
              </button>
            ))}
          </Thumbs>
        ) : null}
      </Pictures>
      <Words>
        <BadgeRow>
          <Badge>{setup.type_tag}</Badge>
          <MonthBadge setup={setup} />
          {hidden ? <Badge $glow>{CAROUSEL_TEXTS.hiddenMark}</Badge> : null}
        </BadgeRow>
        <TitleGroup>
          <Heading as="h3" $size="h3" id={`setup-${setup.id}`} dir="auto">
            {setup.title}
          </Heading>
          <Small>
            <SetupByline setup={setup} />
          </Small>
        </TitleGroup>
        {hidden && isOwn ? <HiddenNote setup={setup} /> : null}
        <Story dir="auto">{setup.description}</Story>
        <Facts>
          {setup.projector_model ? (
            <div>
              <dt>{CAROUSEL_TEXTS.projector}</dt>
              <dd dir="auto">{setup.projector_model}</dd>
            </div>
          ) : null}
          {setup.screen_size_inches === null ? null : (
            <div>
              <dt>{CAROUSEL_TEXTS.screen}</dt>
              <dd>{CAROUSEL_TEXTS.inches(setup.screen_size_inches)}</dd>
            </div>
          )}
          <div>
            <dt>{CAROUSEL_TEXTS.size}</dt>
            <dd>{setup.size_tag}</dd>
          </div>
        </Facts>
        <Actions>
          {hidden ? null : <LikeButton liked={liked} count={count} onToggle={() => likes.toggle(setup)} />}
          {mayEdit ? (
            <LinkButton $kind="quiet" $small to={editSetupHref(setup.id)}>
              {CAROUSEL_TEXTS.edit}
            </LinkButton>
          ) : null}
          {mayDelete ? (
            <Button $kind="danger" $small onClick={onDelete}>
              {CAROUSEL_TEXTS.delete}
            </Button>
          ) : null}
          {isOwn || hidden ? null : <ListButton list="setups" id={setup.id} />}
          {isOwn || hidden ? null : <ReportButton setup={setup} />}
        </Actions>
        {hidden ? null : <ShareMenu setup={setup} />}
      </Words>
      {details || (mayEdit && details === null) ? (
        <KitPlace data-has-kit={details ? '' : undefined}>
          <SetupKit setup={setup} details={details} mayEdit={mayEdit} />
        </KitPlace>
      ) : null}
    </Frame>
  );
}
