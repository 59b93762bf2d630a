import { PATHS } from '@lumen-throw/domain/site-paths';
import { ContentPage } from '../../../../layout/content-page.tsx';
import { Seo } from '../../../../shared/seo/seo.tsx';
import { EmbedView } from './embed-view.tsx';
import { EMBED_TEXTS } from './texts.ts';

export function Component() {
  return (
    <ContentPage kind="projectorFinderEmbed">
      {({ projectors }) => (
        <>
          <Seo title={EMBED_TEXTS.frameTitle} path={PATHS.projectorFinder} noIndex />
          <EmbedView projectors={projectors} />
        </>
      )}
    </ContentPage>
  );
}
