import type { QueuedSetup } from '@lumen-throw/community/index';
import { memberHref } from '@lumen-throw/domain/community-paths';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Badge, BadgeRow } from '../../shared/design/badge.tsx';
import { Button } from '../../shared/design/button.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Heading, Muted, Small } from '../../shared/design/type.tsx';
import { REASON_TEXTS } from '@lumen-throw/domain/reason-texts';
import { SetupByline } from '../../shared/setup/setup-byline.tsx';
import { SetupPicture } from '../../shared/setup/setup-picture.tsx';
import { SETUP_TEXTS } from '../../shared/setup/texts.ts';
import { ChangesSince, EarlierVersions } from './earlier-versions.tsx';
import { MemberHistoryFacts } from './member-history.tsx';
import { ADMIN_TEXTS, QUEUE_TEXTS, VERSIONS_TEXTS } from './texts.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  padding-block: ${theme.space.m};
  border-bottom: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s};
  align-items: start;
`;

/** A box of its own size with room around it for a finger. */
const Check = styled.label`
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${theme.color.accent};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${theme.space.xs};
`;

const Picture = styled(SetupPicture)`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.s};
  background: ${theme.color.night};
  object-fit: cover;
`;

const Said = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Answer = styled.blockquote`
  margin: 0;
  padding-inline-start: ${theme.space.s};
  border-inline-start: 3px solid ${theme.color.accent};
  white-space: pre-line;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What can be done with an item. */
interface QueueActs {
  onSelect: (selected: boolean) => void;
  onHide: () => void;
  onKeep: () => void;
  onPublish: () => void;
  onBan: () => void;
  onLift: () => void;
}

interface QueueItemProps extends QueueActs {
  item: QueuedSetup;
  selected: boolean;
  busy: boolean;
}

/** Who reported what, in the members' own words. */
function Reports({ item }: { item: QueuedSetup }) {
  const more = item.reports - item.latest.length;
  return (
    <Said>
      {item.latest.map((report) => (
        <li key={report.user_id}>
          <strong>{REASON_TEXTS[report.reason]}</strong>
          {report.text ? <bdi>: {report.text}</bdi> : null} <Small as="span">{TIME.format(report.at)}</Small>
        </li>
      ))}
      {more > 0 ? <li>{QUEUE_TEXTS.older(more)}</li> : null}
    </Said>
  );
}

/** What the owner answered, and to what. */
function OwnersAnswer({ item }: { item: QueuedSetup }) {
  const { answer } = item;
  if (!answer) return null;
  return (
    <div>
      <p>
        {item.kind === 'member' ? QUEUE_TEXTS.bannedFor : QUEUE_TEXTS.hiddenFor} {REASON_TEXTS[answer.reason]}
        {answer.note ? <bdi>: {answer.note}</bdi> : null}
      </p>
      <p>{QUEUE_TEXTS.answer}</p>
      <Answer dir="auto">{answer.text}</Answer>
    </div>
  );
}

/** The buttons of an item: what fits what it is, and what it is now. */
function Buttons({
  item,
  busy,
  onHide,
  onKeep,
  onPublish,
  onBan,
  onLift,
}: Omit<QueueItemProps, 'onSelect' | 'selected'>) {
  if (item.kind === 'member') {
    return (
      <>
        <Button $kind="quiet" $small $inactive={busy} onClick={onLift}>
          {QUEUE_TEXTS.lift}
        </Button>
        <Button $kind="quiet" $small $inactive={busy} onClick={onKeep}>
          {QUEUE_TEXTS.keepBan}
        </Button>
      </>
    );
  }
  const hidden = item.setup?.status === 'Hidden';
  return (
    <>
      {hidden ? (
        <Button $kind="quiet" $small $inactive={busy} onClick={onPublish}>
          {QUEUE_TEXTS.publish}
        </Button>
      ) : (
        <Button $kind="danger" $small $inactive={busy} onClick={onHide}>
          {QUEUE_TEXTS.hide}
        </Button>
      )}
      <Button $kind="quiet" $small $inactive={busy} onClick={onKeep}>
        {hidden ? QUEUE_TEXTS.stayHidden : QUEUE_TEXTS.keep}
      </Button>
      <Button $kind="danger" $small $inactive={busy} onClick={onBan}>
        {QUEUE_TEXTS.ban}
      </Button>
    </>
  );
}

/** One reported setup with all its pictures, or one answer, and what can be decided. */
export function QueueItemView({ item, selected, onSelect, ...acts }: QueueItemProps) {
  const [history, setHistory] = useState(false);
  const [versions, setVersions] = useState(false);
  const { setup, title } = item;
  return (
    <Item aria-busy={acts.busy} data-item={item.id} tabIndex={-1}>
      <Top>
        {item.kind === 'setup' ? (
          <Check>
            <input
              type="checkbox"
              checked={selected}
              aria-label={QUEUE_TEXTS.select(title)}
              onChange={(event) => onSelect(event.target.checked)}
            />
          </Check>
        ) : (
          <span />
        )}
        <Words>
          <Heading as="h3" $size="h4">
            <Link to={setup ? setupHref(setup.id) : memberHref(item.owner)}>
              <bdi>{title}</bdi>
            </Link>
          </Heading>
          <BadgeRow>
            {item.reports > 0 ? <Badge $glow>{QUEUE_TEXTS.reports(item.reports)}</Badge> : null}
            {item.answer ? <Badge>{QUEUE_TEXTS.answered}</Badge> : null}
            {item.editedSince ? <Badge>{QUEUE_TEXTS.edited}</Badge> : null}
            {setup?.status === 'Hidden' ? <Badge>{ADMIN_TEXTS.hidden}</Badge> : null}
          </BadgeRow>
          {setup ? (
            <Small>
              <SetupByline setup={setup} />
            </Small>
          ) : null}
        </Words>
      </Top>
      {setup ? (
        <>
          <Pictures>
            {setup.images.map((address, index) => (
              <Picture
                key={`${setup.status} ${address}`}
                setup={setup}
                index={index}
                alt={SETUP_TEXTS.image(index + 1, setup.images.length, title)}
                width={480}
                height={360}
                sizes="(min-width: 48rem) 12rem, 45vw"
                loading="lazy"
                small
              />
            ))}
          </Pictures>
          <Muted dir="auto">{setup.description}</Muted>
        </>
      ) : null}
      {item.kind === 'setup' && !setup ? <Muted>{QUEUE_TEXTS.gone}</Muted> : null}
      {item.editedSince && setup ? <ChangesSince setup={setup} since={item.editedSince} /> : null}
      <Reports item={item} />
      <OwnersAnswer item={item} />
      <Actions>
        <Buttons item={item} {...acts} />
        <Button $kind="ghost" $small aria-expanded={history} onClick={() => setHistory(!history)}>
          {QUEUE_TEXTS.history}
        </Button>
        {setup ? (
          <Button $kind="ghost" $small aria-expanded={versions} onClick={() => setVersions(!versions)}>
            {VERSIONS_TEXTS.show}
          </Button>
        ) : null}
      </Actions>
      {versions && setup ? <EarlierVersions setup={setup} /> : null}
      {history ? <MemberHistoryFacts uid={item.owner} /> : null}
    </Item>
  );
}
