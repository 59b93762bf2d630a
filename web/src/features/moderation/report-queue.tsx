import type { QueuedSetup } from '@lumen-throw/community/index';
import styled from 'styled-components';
import { useEffect, useRef, useState } from 'react';
import { LoadingState } from '../../shared/controls/loading.tsx';
import { Button, ButtonRow } from '../../shared/design/button.tsx';
import { EmptyState } from '../../shared/design/empty-state.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Heading, Muted, Small, TitleGroup } from '../../shared/design/type.tsx';
import type { ToHide } from './decision-dialogs.tsx';
import { QueueItemView } from './queue-item.tsx';
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
  const before = useRef(items.length);

  // What was decided takes the focus along.
  useEffect(() => {
    if (items.length < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = items.length;
  }, [items.length]);

  const select = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  const acts = (item: QueuedSetup) => ({
    onSelect: (on: boolean) => select(item.id, on),
    onHide: () => onHide([item]),
    onKeep: () => moderation.keep([item]),
    onPublish: () => moderation.publish(item),
    onBan: () => onBan(item.owner),
    onLift: () => moderation.lift(item.owner),
  });

  return (
    <Stack aria-labelledby="report-queue">
      <TitleGroup>
        <Heading as="h2" $size="h3" id="report-queue" ref={heading} tabIndex={-1}>
          {QUEUE_TEXTS.title}
        </Heading>
        <Muted>{QUEUE_TEXTS.intro}</Muted>
      </TitleGroup>
      <Tools>
        <Small role="status">
          {phase === 'ready' && items.length > 0 ? QUEUE_TEXTS.waiting(items.length) : null}
        </Small>
        {phase === 'failed' ? null : (
          <Button $kind="ghost" $small onClick={lookAgain}>
            {QUEUE_TEXTS.lookAgain}
          </Button>
        )}
        {selected.length > 0 ? (
          <ButtonRow>
            <Small as="span">{QUEUE_TEXTS.selected(selected.length)}</Small>
            <Button $kind="danger" $small disabled={busy} onClick={() => onHide(selected)}>
              {QUEUE_TEXTS.hideSelected}
            </Button>
            <Button $kind="quiet" $small disabled={busy} onClick={() => moderation.keep(selected)}>
              {QUEUE_TEXTS.keepSelected}
            </Button>
          </ButtonRow>
        ) : null}
      </Tools>
      {phase === 'loading' ? <LoadingState label={ADMIN_TEXTS.loading} /> : null}
      {phase === 'failed' ? (
        <EmptyState message={QUEUE_TEXTS.failed}>
          <Button $kind="quiet" onClick={lookAgain}>
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
