import type { Setup } from '@lumen-throw/domain/setup';
import styled from 'styled-components';
import { Badge } from '../../shared/design/badge.tsx';
import { Button, IconButton } from '../../shared/design/button.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { DOT } from '../../shared/design/dot.ts';
import { Heading, Muted, Small } from '../../shared/design/type.tsx';
import { SetupByline } from '../../shared/setup/setup-byline.tsx';
import { SetupPicture } from '../../shared/setup/setup-picture.tsx';
import { excerpt } from '../../shared/setup/setup-words.ts';
import { ADMIN_TEXTS } from './texts.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${theme.space.s} ${theme.space.m};
  align-items: start;
  padding-block: ${theme.space.m};
  border-bottom: 1px solid ${theme.color.line};

  ${media.medium} {
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Thumb = styled(SetupPicture)`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.s};
  background: ${theme.color.night};
  object-fit: cover;
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  overflow-wrap: anywhere;
`;

const Day = styled.time`
  white-space: nowrap;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${theme.space.xs};

  ${media.medium} {
    grid-column: auto;
  }
`;

const Star = styled.svg<{ $full: boolean }>`
  width: 1.4rem;
  height: 1.4rem;
  color: ${theme.color.accent};
  fill: ${({ $full }) => ($full ? 'currentColor' : 'none')};
  stroke: currentColor;
  stroke-width: 1.4;
`;

const EXCERPT = 150;

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface SubmissionRowProps {
  setup: Setup;
  featured: boolean;
  busy: boolean;
  onFeature: () => void;
  onStatus: () => void;
  onDelete: () => void;
}

/** One submission with its star, Hide or Publish, and Delete. */
export function SubmissionRow({ setup, featured, busy, onFeature, onStatus, onDelete }: SubmissionRowProps) {
  const published = setup.status === 'Published';
  return (
    <Row aria-busy={busy}>
      <Thumb
        key={setup.status}
        setup={setup}
        index={0}
        alt=""
        small
        width={320}
        height={240}
        sizes="5.5rem"
        loading="lazy"
      />
      <Words>
        <Heading as="h3" $size="h4">
          <bdi>{setup.title}</bdi> {published ? null : <Badge>{ADMIN_TEXTS.hidden}</Badge>}
        </Heading>
        <Small>
          <SetupByline setup={setup} />
          {DOT}
          <Day dateTime={setup.created_at.toISOString()}>{DATE.format(setup.created_at)}</Day>
        </Small>
        <Muted dir="auto">{excerpt(setup.description, EXCERPT)}</Muted>
      </Words>
      <Actions>
        <IconButton
          aria-label={featured ? ADMIN_TEXTS.unfeature(setup.title) : ADMIN_TEXTS.feature(setup.title)}
          aria-pressed={featured}
          $inactive={busy || !published}
          onClick={onFeature}
        >
          <Star viewBox="0 0 20 20" aria-hidden="true" $full={featured}>
            <path d="M10 2.6l2.3 4.7 5.1.7-3.7 3.6.9 5.1L10 14.3l-4.6 2.4.9-5.1L2.6 8l5.1-.7z" />
          </Star>
        </IconButton>
        <Button $kind="quiet" $small $inactive={busy} onClick={onStatus}>
          {published ? ADMIN_TEXTS.hide : ADMIN_TEXTS.publish}
        </Button>
        <Button $kind="danger" $small $inactive={busy} onClick={onDelete}>
          {ADMIN_TEXTS.delete}
        </Button>
      </Actions>
    </Row>
  );
}
