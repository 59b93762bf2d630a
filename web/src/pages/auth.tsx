import { PATHS } from '@lumen-throw/domain/site-paths';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AuthForm } from '../auth/auth-form.tsx';
import { returnPath } from '../auth/return-path.ts';
import { LinkButton } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { PageWidth } from '../design/page-width.tsx';
import { media, theme } from '../design/theme.ts';
import { Heading } from '../design/type.tsx';
import { Seo } from '../seo/seo.tsx';
import { useSession } from '../session/use-session.ts';
import { AUTH_TEXTS } from '../texts/auth.ts';

const Room = styled.div`
  display: grid;
  align-items: start;
  padding-block: ${theme.space.xl};
  background: radial-gradient(ellipse 60rem 24rem at 50% 0, ${theme.color.glowWash}, transparent);

  ${media.medium} {
    padding-block: ${theme.space.xxl};
  }
`;

const Panel = styled(Card)`
  display: grid;
  gap: ${theme.space.m};
  max-width: 27rem;
  margin-inline: auto;
  padding: clamp(${theme.space.m}, 5vw, ${theme.space.l});
  box-shadow: ${theme.shadow.card};
`;

/** Sign in and sign up on a page of their own; both lead to the gallery, as it was when it was left. */
export function Component() {
  const { status } = useSession();
  const navigate = useNavigate();
  const target = returnPath(useLocation().state);
  return (
    <Room>
      <Seo title={AUTH_TEXTS.pageTitle} noIndex />
      <PageWidth>
        <Panel>
          {status === 'signed-in' ? (
            <>
              <Heading as="h1" $size="h2">
                {AUTH_TEXTS.alreadySignedIn}
              </Heading>
              <LinkButton to={PATHS.gallery}>{AUTH_TEXTS.toGallery}</LinkButton>
            </>
          ) : (
            <AuthForm place="page" onSignedIn={() => void navigate(target)} />
          )}
        </Panel>
      </PageWidth>
    </Room>
  );
}
