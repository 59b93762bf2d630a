import { PATHS } from '@lumen-throw/domain/site-paths';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AuthForm } from '../../shared/sign-in/auth-form.tsx';
import { pagePath } from '../../shared/live-content/page-data.ts';
import { returnPath } from '../../shared/session/return-path.ts';
import { LinkButton } from '../../shared/design/button.tsx';
import { Card } from '../../shared/design/card.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { Heading } from '../../shared/design/type.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { AUTH_TEXTS } from '../../shared/sign-in/texts.ts';

const Frame = styled.div`
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
  const goOn = () => {
    // Who has gone on to another page while the answer was on its way stays there.
    if (pagePath(window.location.pathname) === PATHS.auth) void navigate(target);
  };
  return (
    <Frame>
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
            <AuthForm place="page" onSignedIn={goOn} />
          )}
        </Panel>
      </PageWidth>
    </Frame>
  );
}
