import { PATHS, setupHref } from '@lumen-throw/domain/site-paths';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useAddressState } from '../../shared/address-state/use-address-state.ts';
import { Card } from '../../shared/design/card.tsx';
import { PageWidth } from '../../shared/design/page-width.tsx';
import { theme } from '../../shared/design/theme.ts';
import { Heading, Lead } from '../../shared/design/type.tsx';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { useSite } from '../../shared/live-content/use-site.ts';
import { lazyPart } from '../../shared/on-demand/lazy-part.tsx';
import { CAROUSEL_STATE, GRID_IN_ADDRESS } from '../../shared/setup/grid-address.ts';
import { Seo } from '../../shared/seo/seo.tsx';
import { linkedPart } from './linked-setup.ts';
import { scrollToTop } from './scroll-to-top.ts';
import { GALLERY_TEXTS } from './texts.ts';

const Page = styled(PageWidth)`
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

  /* While the session of somebody who signed in before loads, that is no place to sign in. */
  :root[data-session-hint] & form {
    visibility: hidden;
  }
`;

/** Whether the visitor wants nothing to move. */
function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const GallerySetups = lazyPart(async () => (await import('./gallery-setups.tsx')).GallerySetups);
const TakingPart = lazyPart(async () => (await import('./submission/submit-or-sign-in.tsx')).TakingPart);

/** The community's gallery: the Setup of the Month, the carousel, and the form to take part. */
export function Component() {
  const [parameters] = useSearchParams();
  // The build renders the page without a query; a share link's setup is looked up in the browser.
  const [openId, setOpenId] = useState<string | null>(null);
  const site = useSite();
  const { siteUrl } = useEnvironment();
  useEffect(() => {
    // In a transition the prerendered page stays until what it is hydrated with has loaded.
    startTransition(() => setOpenId(parameters.get('id')));
  }, [parameters]);
  // How often a setup was shared: everything is then read from the start, where the new one stands.
  const [round, setRound] = useState(0);

  const [, keepView] = useAddressState(GRID_IN_ADDRESS);

  const title = useRef<HTMLHeadingElement>(null);
  const shared = () => {
    setOpenId(null);
    keepView(() => CAROUSEL_STATE);
    setRound((before) => before + 1);
    scrollToTop(stillness() ? 'auto' : 'smooth');
    // The keyboard's place goes along; at the form it would be far out of sight.
    title.current?.focus({ preventScroll: true });
  };

  return (
    <Page>
      <Seo
        title={GALLERY_TEXTS.title}
        description={GALLERY_TEXTS.metaDescription}
        path={PATHS.gallery}
        picture={site?.galleryImage}
        linked={linkedPart(setupHref(parameters.get('id') ?? ''), siteUrl)}
      />
      <Head>
        <Heading as="h1" $size="h1" ref={title} tabIndex={-1}>
          {GALLERY_TEXTS.title}
        </Heading>
        <Lead>{GALLERY_TEXTS.intro}</Lead>
      </Head>
      <GallerySetups key={round} openId={openId} />
      <Panel>
        {/* A member's form isn't in the HTML: nobody who looks for it without scrolling should miss it. */}
        <TakingPart onShared={shared} />
      </Panel>
    </Page>
  );
}
