import { loadNotices } from '@lumen-throw/community/index';
import { monthHref } from '@lumen-throw/domain/featured-months';
import { isAnswerable, isAnswerWaiting, monthOfNotice, type Notice } from '@lumen-throw/domain/notices';
import { NOTICES_ID } from '@lumen-throw/domain/community-paths';
import type { MonthKey } from '@lumen-throw/domain/site-calendar';
import { setupHref } from '@lumen-throw/domain/site-paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFocusKept } from '../../../shared/controls/keep-focus.ts';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { Badge } from '../../../shared/design/badge.tsx';
import { Button } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Muted, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { REASON_TEXTS } from '@lumen-throw/domain/reason-texts';
import { AccountList } from './account-list.tsx';
import { AccountSection } from './account-section.tsx';
import { AnswerForm } from './answer-form.tsx';
import { noticesQuery, ownSetupsQuery } from './overview-queries.ts';
import { NOTICE_WORDS, NOTICES_TEXTS } from './overview-texts.ts';

const List = styled(AccountList)`
  > li {
    display: grid;
    gap: ${theme.space.xs};
    justify-items: start;
    padding-block: ${theme.space.s};
  }
`;

/** Notices shown before somebody asks for all. */
const FIRST = 5;

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Setups that cannot be opened: they are gone, or hidden from this reader. */
const CLOSED: ReadonlySet<Notice['kind']> = new Set(['deleted', 'report-upheld']);

function Title({ notice, month }: { notice: Notice; month: MonthKey | null }) {
  if (notice.setup_id === '') return null;
  const name = <bdi>{notice.title}</bdi>;
  return CLOSED.has(notice.kind) ? (
    <strong>{name}</strong>
  ) : (
    <Link to={month === null ? setupHref(notice.setup_id) : monthHref(month)}>{name}</Link>
  );
}

interface NoticeItemProps {
  notice: Notice;
  fresh: boolean;
  /** All of the member's, newest first. */
  notices: readonly Notice[];
  /** Whether it tells of a month that was taken away since. */
  hadMonth: boolean;
  uid: string;
}

/** One notice, with the reason of a decision and the way to answer it. */
function NoticeItem({ notice, notices, fresh, hadMonth, uid }: NoticeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useFocusKept(item, () => item.current);
  const answerable = isAnswerable(notice, notices);
  return (
    <li ref={item} tabIndex={-1}>
      <span>
        {fresh ? <Badge $glow>{NOTICES_TEXTS.fresh}</Badge> : null}{' '}
        {hadMonth ? NOTICES_TEXTS.hadMonth : NOTICE_WORDS[notice.kind](notice)}{' '}
        <Title notice={notice} month={hadMonth ? null : monthOfNotice(notice)} />
      </span>
      <Small as="time" dateTime={notice.at.toISOString()}>
        {TIME.format(notice.at)}
      </Small>
      {notice.reason ? (
        <span>
          {NOTICES_TEXTS.reason} <strong>{REASON_TEXTS[notice.reason]}</strong>
        </span>
      ) : null}
      {notice.note ? (
        <span>
          {NOTICES_TEXTS.note} <bdi>{notice.note}</bdi>
        </span>
      ) : null}
      {answerable || notice.answered ? (
        <AnswerForm
          entry={notice.id}
          answered={notice.answered}
          waits={notice.answered ? isAnswerWaiting(notice, notices) : answerable}
          uid={uid}
        />
      ) : null}
    </li>
  );
}

/** What the member was told, newest first; looking at it makes it old. */
export function NoticeSection({ uid }: { uid: string }) {
  const { firebase } = useEnvironment();
  const { data, isPending, refetch } = useQuery(noticesQuery(firebase, uid));
  // The section of own setups reads them.
  const { data: own } = useInfiniteQuery({ ...ownSetupsQuery(firebase, uid), enabled: false });
  const hadMonth = (notice: Notice): boolean => {
    const setup = own?.pages.flatMap((page) => page.setups).find(({ id }) => id === notice.setup_id);
    const month = monthOfNotice(notice);
    return setup !== undefined && month !== null && setup.featured_month !== month;
  };
  const [all, setAll] = useState(false);
  const unseen = data?.notices.some(({ at }) => data.seenAt === null || at > data.seenAt) ?? false;

  useEffect(() => {
    if (!unseen) return;
    // That it was looked at may be noted the next time.
    void loadNotices()
      .then(({ markNoticesSeen }) => markNoticesSeen(firebase, uid))
      .catch(() => {});
  }, [unseen, firebase, uid]);

  const shown = data?.notices.slice(0, all ? undefined : FIRST) ?? [];
  return (
    <AccountSection id={NOTICES_ID} title={NOTICES_TEXTS.title} intro={NOTICES_TEXTS.intro} wide>
      {isPending ? <LoadingState label={NOTICES_TEXTS.loading} /> : null}
      {!isPending && !data ? (
        <EmptyState message={NOTICES_TEXTS.failed}>
          <Button $kind="quiet" onClick={() => void refetch()}>
            {NOTICES_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {data?.notices.length === 0 ? <Muted>{NOTICES_TEXTS.none}</Muted> : null}
      {shown.length > 0 ? (
        <List>
          {shown.map((notice) => (
            <NoticeItem
              key={notice.id}
              notice={notice}
              uid={uid}
              notices={data?.notices ?? []}
              hadMonth={hadMonth(notice)}
              fresh={data?.seenAt === null || (data !== undefined && notice.at > data.seenAt)}
            />
          ))}
        </List>
      ) : null}
      {data && data.notices.length > shown.length ? (
        <Button $kind="quiet" $small onClick={() => setAll(true)}>
          {NOTICES_TEXTS.more}
        </Button>
      ) : null}
    </AccountSection>
  );
}
