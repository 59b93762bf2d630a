import type { ModerationEntry } from '@lumen-throw/domain/moderation';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../shared/design/button.tsx';
import { EmptyState } from '../../shared/design/empty-state.tsx';
import { LoadingState } from '../../shared/controls/loading.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading, Muted, Small, TitleGroup } from '../../shared/design/type.tsx';
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
      grid-template-columns: 13rem minmax(0, 1fr) 12rem;
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

function Entries({ moderator }: { moderator: string }) {
  const { phase, entries, hasMore, more } = useModerationLog();
  return (
    <>
      {entries.length > 0 ? (
        <List>
          {entries.map((entry) => (
            <li key={entry.id}>
              <When dateTime={entry.at.toISOString()}>{TIME.format(entry.at)}</When>
              <span>
                {ADMIN_LOG_TEXTS.actions[entry.action]} <strong dir="auto">{entry.setup_title}</strong>
                {entry.month && entry.action === 'feature' ? ADMIN_LOG_TEXTS.forMonth(entry.month) : null}
              </span>
              <Small as="span" dir="auto">
                {moderatorOf(entry, moderator)}
              </Small>
            </li>
          ))}
        </List>
      ) : null}
      {phase === 'loading' && entries.length === 0 ? <LoadingState label={ADMIN_TEXTS.loading} /> : null}
      {phase === 'failed' ? (
        <EmptyState message={ADMIN_LOG_TEXTS.failed}>
          <Button $kind="quiet" onClick={more}>
            {ADMIN_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {phase === 'ready' && entries.length === 0 ? <Muted>{ADMIN_LOG_TEXTS.none}</Muted> : null}
      {hasMore && phase !== 'failed' ? (
        <ButtonRow>
          <Button $kind="quiet" disabled={phase === 'loading'} onClick={more}>
            {ADMIN_LOG_TEXTS.more}
          </Button>
        </ButtonRow>
      ) : null}
    </>
  );
}

interface ModerationRecordProps {
  /** User id of the admin who looks. */
  moderator: string;
}

/** Who did what and when; read only once an admin wants to see it. */
export function ModerationRecord({ moderator }: ModerationRecordProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack aria-labelledby={`${id}-title`}>
      <TitleGroup>
        <Heading as="h2" $size="h3" id={`${id}-title`}>
          {ADMIN_LOG_TEXTS.title}
        </Heading>
        <Muted>{ADMIN_LOG_TEXTS.intro}</Muted>
      </TitleGroup>
      <Button $kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? ADMIN_LOG_TEXTS.hide : ADMIN_LOG_TEXTS.show}
      </Button>
      {open ? <Entries moderator={moderator} /> : null}
    </Stack>
  );
}
