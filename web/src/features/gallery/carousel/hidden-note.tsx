import { loadNotices } from '@lumen-throw/community/index';
import { NOTICES_ID } from '@lumen-throw/domain/community-paths';
import { REASON_TEXTS } from '@lumen-throw/domain/reason-texts';
import type { Setup } from '@lumen-throw/domain/setup';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Muted } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { CAROUSEL_TEXTS } from './texts.ts';

/** Why a setup is hidden, for its owner, and the way to the notice that can be answered. */
export function HiddenNote({ setup }: { setup: Setup }) {
  const { firebase } = useEnvironment();
  const { data: told } = useQuery({
    queryKey: ['notices', setup.created_by],
    queryFn: async () => (await loadNotices()).readNotices(firebase, setup.created_by),
    meta: { log: 'The notices were not read.' },
  });
  const notice = told?.notices.find(({ kind, setup_id: id }) => kind === 'hidden' && id === setup.id);
  return (
    <Muted>
      {notice?.reason ? (
        <>
          {CAROUSEL_TEXTS.hiddenFor} <strong>{REASON_TEXTS[notice.reason]}</strong>
          {notice.note ? <bdi>. {notice.note}</bdi> : null}{' '}
        </>
      ) : null}
      <Link to={`${PATHS.account}#${NOTICES_ID}`}>{CAROUSEL_TEXTS.toNotices}</Link>
    </Muted>
  );
}
