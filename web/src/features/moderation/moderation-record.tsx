import { monthWords } from '@lumen-throw/domain/featured-months';
import { isReplaced, undoOf, type ModerationEntry, type ReportReason } from '@lumen-throw/domain/moderation';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../shared/design/button.tsx';
import { EmptyState } from '../../shared/design/empty-state.tsx';
import { useFocusKept } from '../../shared/controls/keep-focus.ts';
import { LoadingState } from '../../shared/controls/loading.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading, Muted, Small, TitleGroup } from '../../shared/design/type.tsx';
import { REASON_TEXTS } from '@lumen-throw/domain/reason-texts';
import { ADMIN_LOG_TEXTS, ADMIN_TEXTS } from './texts.ts';
import { useModerationLog } from './use-moderation-log.ts';

const Stack = styled.section`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
`;

const List = styled.ol`
  width: 100%;
  margin: 0;
  padding: 0;
  border-top: 1px solid ${theme.color.line};
  list-style: none;

  li {
    display: grid;
    gap: ${theme.space.xxs} ${theme.space.m};
    padding-block: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;

    ${media.medium} {
      grid-template-columns: 13rem minmax(0, 1fr) 12rem 5rem;
      align-items: baseline;
    }
  }
`;

const When = styled.time`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
`;

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Who acted: one's own entries, a name where the entry has one, otherwise the account's id. */
function moderatorOf({ moderator, moderator_name: name }: ModerationEntry, own: string): string {
  if (moderator === own) return ADMIN_LOG_TEXTS.you;
  return name || ADMIN_LOG_TEXTS.member(moderator);
}

interface ModerationRecordProps {
  /** User id of the admin who looks. */
  moderator: string;
  busy: boolean;
  /** Takes an entry of the last day back. */
  onUndo: (entry: ModerationEntry) => void;
}

/** Why something was hidden, or somebody banned: what the owner read. */
function Why({ entry, reason }: { entry: ModerationEntry; reason: ReportReason }) {
  return (
    <Small as="span">
      {' '}
      ({REASON_TEXTS[reason]}
      {entry.note ? <bdi>: {entry.note}</bdi> : null})
    </Small>
  );
}

function Entries({ moderator, onUndo, busy }: ModerationRecordProps) {
  const [now] = useState(() => new Date());
  const { phase, entries, hasMore, more } = useModerationLog();
  return (
    <>
      {entries.length > 0 ? (
        <List>
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <When dateTime={entry.at.toISOString()}>{TIME.format(entry.at)}</When>
              <span>
                {ADMIN_LOG_TEXTS.actions[entry.action]} <strong dir="auto">{entry.setup_title}</strong>
                {entry.month && entry.action === 'feature'
                  ? ADMIN_LOG_TEXTS.forMonth(monthWords(entry.month))
                  : null}
                {entry.reason ? <Why entry={entry} reason={entry.reason} /> : null}
              </span>
              <Small as="span" dir="auto">
                {moderatorOf(entry, moderator)}
              </Small>
              {undoOf(entry, now) === null || isReplaced(entry, entries.slice(0, index)) ? null : (
                <Button
                  $kind="ghost"
                  $small
                  $inactive={busy}
                  aria-label={ADMIN_LOG_TEXTS.undoNamed(
                    ADMIN_LOG_TEXTS.actions[entry.action],
                    entry.setup_title,
                  )}
                  onClick={() => onUndo(entry)}
                >
                  {ADMIN_LOG_TEXTS.undo}
                </Button>
              )}
            </li>
          ))}
        </List>
      ) : null}
      {phase === 'loading' && entries.length === 0 ? <LoadingState label={ADMIN_TEXTS.loading} /> : null}
      {phase === 'failed' ? (
        <EmptyState message={ADMIN_LOG_TEXTS.failed}>
          <Button $kind="quiet" aria-label={ADMIN_TEXTS.tryAgainNamed(ADMIN_LOG_TEXTS.title)} onClick={more}>
            {ADMIN_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {phase === 'ready' && entries.length === 0 ? <Muted>{ADMIN_LOG_TEXTS.none}</Muted> : null}
      {hasMore && phase !== 'failed' ? (
        <ButtonRow>
          <Button $kind="quiet" $inactive={phase === 'loading'} onClick={more}>
            {ADMIN_LOG_TEXTS.more}
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
}

/** Who did what and when; read only once an admin wants to see it. */
export function ModerationRecord(props: ModerationRecordProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(section, () => heading.current);
  return (
    <Stack ref={section} aria-labelledby={`${id}-title`}>
      <TitleGroup>
        <Heading as="h2" $size="h3" id={`${id}-title`} ref={heading} tabIndex={-1}>
          {ADMIN_LOG_TEXTS.title}
        </Heading>
        <Muted>{ADMIN_LOG_TEXTS.intro}</Muted>
      </TitleGroup>
      <Button $kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? ADMIN_LOG_TEXTS.hide : ADMIN_LOG_TEXTS.show}
      </Button>
      {open ? <Entries {...props} /> : null}
    </Stack>
  );
}
