import { PATHS } from '@lumen-throw/domain/site-paths';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AuthForm } from '../auth/auth-form.tsx';
import { Card } from '../design/card.tsx';
import { PageWidth } from '../design/page-width.tsx';
import { theme } from '../design/theme.ts';
import { Heading, Lead } from '../design/type.tsx';
import { FeaturedSetup } from '../gallery/featured-setup.tsx';
import { SetupCarousel } from '../gallery/setup-carousel.tsx';
import { SubmissionForm } from '../gallery/submission-form.tsx';
import { useSetups } from '../gallery/use-setups.ts';
import { Seo } from '../seo/seo.tsx';
import { useSession } from '../session/use-session.ts';
import { GALLERY_TEXTS } from '../texts/gallery.ts';

const Room = styled(PageWidth)`
  display: grid;
  gap: clamp(${theme.space.xl}, 6vw, ${theme.space.xxl});
  padding-block: ${theme.space.xl} ${theme.space.section};
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space.s};
  max-width: 62ch;
`;

const Panel = styled(Card)`
  width: 100%;
  max-width: 46rem;
  margin-inline: auto;
  padding: clamp(${theme.space.m}, 4vw, ${theme.space.xl});
`;

/** The community's gallery: the Setup of the Month, the carousel, and the form to take part. */
export function Component() {
  const [parameters] = useSearchParams();
  // The build renders the page without a query; a share link's setup is looked up in the browser.
  const [openId, setOpenId] = useState<string | null>(null);
  useEffect(() => setOpenId(parameters.get('id')), [parameters]);
  const control = useSetups(openId);
  const { status } = useSession();

  const shared = () => {
    control.reload();
    globalThis.scrollTo({ top: 0, behavior: 'smooth' });
  };

  return (
    <Room>
      <Seo title={GALLERY_TEXTS.title} description={GALLERY_TEXTS.metaDescription} path={PATHS.gallery} />
      <Head>
        <Heading as="h1" $size="h1">
          {GALLERY_TEXTS.title}
        </Heading>
        <Lead>{GALLERY_TEXTS.intro}</Lead>
      </Head>
      <FeaturedSetup key={control.state.round} />
      <SetupCarousel control={control} />
      <Panel>
        {status === 'signed-in' ? (
          <SubmissionForm onShared={shared} />
        ) : (
          <AuthForm place="gallery" onSignedIn={() => {}} />
        )}
      </Panel>
    </Room>
  );
}
