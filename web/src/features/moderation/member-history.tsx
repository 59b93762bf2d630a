import type { MemberHistory } from '@lumen-throw/domain/member-state';
import { REASON_TEXTS } from '@lumen-throw/domain/reason-texts';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { theme } from '../../shared/design/theme.ts';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { memberHistoryQuery } from './moderation-queries.ts';
import { ReadOnDemand } from './read-on-demand.tsx';
import { HISTORY_TEXTS, QUEUE_TEXTS } from './texts.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space.s} ${theme.space.m};
  margin: 0;
  padding: ${theme.space.s};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunk};
  overflow-wrap: anywhere;

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  dd {
    margin: 0;
  }
`;

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** What is known of a member: since when, what is shared and hidden, likes and reports. */
export function MemberHistoryFacts({ uid }: { uid: string }) {
  const { firebase } = useEnvironment();
  const query = useQuery(memberHistoryQuery(firebase, uid));
  return (
    <ReadOnDemand query={query} failed={QUEUE_TEXTS.historyFailed}>
      {(data) => <FactsOf data={data} />}
    </ReadOnDemand>
  );
}

function FactsOf({ data }: { data: MemberHistory }) {
  const facts: readonly (readonly [string, string | number])[] = [
    [HISTORY_TEXTS.member, data.shown_name],
    [HISTORY_TEXTS.since, data.since === null ? '' : DATE.format(new Date(data.since))],
    [HISTORY_TEXTS.confirmed, data.confirmed ? HISTORY_TEXTS.yes : HISTORY_TEXTS.no],
    [HISTORY_TEXTS.banned, data.state === 'banned' ? HISTORY_TEXTS.yes : HISTORY_TEXTS.no],
    ...(data.banned_before
      ? ([
          [
            HISTORY_TEXTS.bannedBefore,
            HISTORY_TEXTS.bannedBeforeFor(
              REASON_TEXTS[data.banned_before.reason],
              data.banned_before.deleted === null ? null : DATE.format(new Date(data.banned_before.deleted)),
            ),
          ],
        ] as const)
      : []),
    [HISTORY_TEXTS.published, data.published],
    [HISTORY_TEXTS.hidden, data.hidden],
    [HISTORY_TEXTS.timesHidden, data.times_hidden],
    [HISTORY_TEXTS.likesGiven, data.likes_given],
    [HISTORY_TEXTS.reportsMade, data.reports_made],
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
