import type { QueuedSetup } from '@lumen-throw/community/index';
import styled from 'styled-components';
import { useEffect, useRef, useState } from 'react';
import { useFocusKept } from '../../shared/controls/keep-focus.ts';
import { LoadingState } from '../../shared/controls/loading.tsx';
import { Button, ButtonRow } from '../../shared/design/button.tsx';
import { EmptyState } from '../../shared/design/empty-state.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Heading, Muted, Small, TitleGroup } from '../../shared/design/type.tsx';
import type { ToHide } from './decision-dialogs.tsx';
import { QueueItemView } from './queue-item.tsx';
import { queueKeys, useQueuePlace } from './queue-keys.ts';
import { ADMIN_TEXTS, QUEUE_TEXTS } from './texts.ts';
import type { Moderation } from './use-moderation.ts';
import type { ReportQueue } from './use-report-queue.ts';

const Stack = styled.section`
  display: grid;
  gap: ${theme.space.m};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${theme.color.line};
  list-style: none;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.target};
`;

interface ReportQueueProps {
  queue: ReportQueue;
  moderation: Moderation;
  onHide: (setups: readonly ToHide[]) => void;
  onBan: (uid: string) => void;
}

/** What members reported and answered, the heaviest first, and what can be decided of one or of several. */
export function ReportQueueSection({ queue, moderation, onHide, onBan }: ReportQueueProps) {
  const { phase, items, lookAgain } = queue;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = items.filter(({ id }) => chosen.has(id));
  const busy = moderation.busy !== null;

  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const place = useQueuePlace();
  useFocusKept(section, () => place.find(section.current) ?? heading.current);

  // What comes back after an undo is what the admin looks at.
  const known = useRef<ReadonlySet<string>>(new Set());
  const undoing = useRef(false);
  useEffect(() => {
    const back = undoing.current ? items.find(({ id }) => !known.current.has(id)) : undefined;
    known.current = new Set(items.map(({ id }) => id));
    if (!back) return;
    undoing.current = false;
    section.current?.querySelector<HTMLElement>(`[data-item="${back.id}"]`)?.focus();
  }, [items]);
  const undoLast = () => {
    undoing.current = true;
    moderation.undoLast();
  };

  const select = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  const decisions = {
    onHide: (item: QueuedSetup) => onHide([item]),
    onKeep: (item: QueuedSetup) => moderation.keep([item]),
    onPublish: (item: QueuedSetup) => moderation.publish(item),
    onBan: (item: QueuedSetup) => onBan(item.owner),
    onLift: (item: QueuedSetup) => moderation.lift(item.owner),
  };
  const acts = (item: QueuedSetup) => ({
    onSelect: (on: boolean) => select(item.id, on),
    onHide: () => decisions.onHide(item),
    onKeep: () => decisions.onKeep(item),
    onPublish: () => decisions.onPublish(item),
    onBan: () => decisions.onBan(item),
    onLift: () => decisions.onLift(item),
  });
  const onKeyDown = queueKeys(items, {
    ...decisions,
    isPending: moderation.isPending,
    onUndo: undoLast,
  });

  return (
    <Stack ref={section} aria-labelledby="report-queue" onKeyDown={onKeyDown} onFocus={place.onFocus}>
      <TitleGroup>
        <Heading as="h2" $size="h3" id="report-queue" ref={heading} tabIndex={-1}>
          {QUEUE_TEXTS.title}
        </Heading>
        <Muted>{QUEUE_TEXTS.intro}</Muted>
        {items.length > 0 ? <Small>{QUEUE_TEXTS.keys}</Small> : null}
      </TitleGroup>
      <Tools>
        <Small role="status">
          {phase === 'ready' && items.length > 0 ? QUEUE_TEXTS.waiting(items.length, queue.hasMore) : null}
        </Small>
        {phase === 'failed' ? null : (
          <Button $kind="ghost" $small onClick={lookAgain}>
            {QUEUE_TEXTS.lookAgain}
          </Button>
        )}
        {moderation.last ? (
          <Button $kind="ghost" $small $inactive={busy} onClick={undoLast}>
            {QUEUE_TEXTS.undo(QUEUE_TEXTS.undoActs[moderation.last])}
          </Button>
        ) : null}
        {selected.length > 0 ? (
          <ButtonRow>
            <Small as="span">{QUEUE_TEXTS.selected(selected.length)}</Small>
            <Button $kind="danger" $small $inactive={busy} onClick={() => onHide(selected)}>
              {QUEUE_TEXTS.hideSelected}
            </Button>
            <Button $kind="quiet" $small $inactive={busy} onClick={() => moderation.keep(selected)}>
              {QUEUE_TEXTS.keepSelected}
            </Button>
          </ButtonRow>
        ) : null}
      </Tools>
      {phase === 'loading' ? <LoadingState label={ADMIN_TEXTS.loading} /> : null}
      {phase === 'failed' ? (
        <EmptyState message={QUEUE_TEXTS.failed}>
          <Button $kind="quiet" aria-label={ADMIN_TEXTS.tryAgainNamed(QUEUE_TEXTS.title)} onClick={lookAgain}>
            {ADMIN_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {phase === 'ready' && items.length === 0 ? <EmptyState message={QUEUE_TEXTS.none} /> : null}
      {items.length > 0 ? (
        <List>
          {items.map((item) => (
            <QueueItemView
              key={item.id}
              item={item}
              selected={chosen.has(item.id)}
              busy={busy}
              {...acts(item)}
            />
          ))}
        </List>
      ) : null}
    </Stack>
  );
}
