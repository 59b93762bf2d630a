import { Seo } from '../../../shared/seo/seo.tsx';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Muted } from '../../../shared/design/type.tsx';
import { useHydrated } from '../../../startup/use-hydrated.ts';
import { MemberSetups } from './member-setups.tsx';
import { PROFILE_TEXTS } from './texts.ts';

const Page = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  padding-block: ${theme.space.xl} ${theme.space.section};
`;

/** What one member has shared. The build renders one frame for all members; the browser reads who it is. */
export function Component() {
  const { id = '' } = useParams();
  const hydrated = useHydrated();
  return (
    <Page>
      <Seo title={PROFILE_TEXTS.pageTitle} noIndex />
      {hydrated ? (
        <CommunityData key={id}>
          <MemberSetups uid={id} />
        </CommunityData>
      ) : (
        <>
          <Heading as="h1" $size="h1">
            {PROFILE_TEXTS.pageTitle}
          </Heading>
          <LoadingState label={PROFILE_TEXTS.loading} />
          <noscript>
            <Muted>{PROFILE_TEXTS.needsScript}</Muted>
          </noscript>
        </>
      )}
    </Page>
  );
}
