import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { REASON_TEXTS } from '@lumen-throw/domain/reason-texts';
import { ModelsSection } from './models-section.tsx';
import { NoticeSection } from './notice-section.tsx';
import { ownMemberQuery } from './overview-queries.ts';
import { BAN_TEXTS } from './overview-texts.ts';
import { OwnSetupsSection } from './own-setups-section.tsx';
import { SavedSection } from './saved-section.tsx';

const Banned = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  margin-block-end: ${theme.space.l};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.bad};
  border-radius: ${theme.radius.m};
  overflow-wrap: anywhere;
`;

/** Why the member does not take part; nothing for everybody else. */
function BanNote({ uid }: { uid: string }) {
  const { firebase } = useEnvironment();
  const { data } = useQuery(ownMemberQuery(firebase, uid));
  if (!data?.ban) return null;
  const { reason, note } = data.ban;
  return (
    <Banned aria-labelledby="account-ban">
      <Heading as="h2" $size="h4" id="account-ban">
        {BAN_TEXTS.title}
      </Heading>
      <p>
        <strong>{REASON_TEXTS[reason]}</strong>
        {note ? <bdi>: {note}</bdi> : null}
      </p>
      <p>{BAN_TEXTS.intro}</p>
      <p>{BAN_TEXTS.answer}</p>
    </Banned>
  );
}

/** What the community knows of the member: a ban, the member's setups, the notices, what was saved and is owned. */
export function Overview({ uid }: { uid: string }) {
  return (
    <CommunityData>
      <BanNote uid={uid} />
      <OwnSetupsSection uid={uid} />
      <NoticeSection uid={uid} />
      <SavedSection uid={uid} />
      <ModelsSection uid={uid} />
    </CommunityData>
  );
}
