import { SEARCH_TITLE_LENGTH } from '@lumen-throw/domain/page-title';
import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import { Suspense } from 'react';
import { ContentPage } from '../../../layout/content-page.tsx';
import { AliasRedirect } from '../../../shared/links/alias-redirect.tsx';
import { lazyPart } from '../../../shared/on-demand/lazy-part.tsx';
import { projectorName } from '../../../shared/projectors/projector-name.ts';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { Seo } from '../../../shared/seo/seo.tsx';
import { ChosenModelsBar } from '../chosen-models-bar.tsx';
import { PROJECTOR_TEXTS } from '../texts.ts';
import { ModelGuides, ModelView } from './model-view.tsx';
import type { ProjectorContent } from './projector-query.ts';
import { MODEL_SEO_TEXTS } from './seo-texts.ts';
import { modelShareImage } from './share-image.ts';

/** What members' setups say; its data are the community's. */
const ModelRooms = lazyPart(async () => (await import('./model-rooms.tsx')).ModelRooms);

function Projector({ projector }: { projector: ProjectorContent }) {
  const { siteUrl } = useEnvironment();
  const name = projectorName(projector);
  const slug = projector.slug ?? '';
  const path = projectorHref(slug);
  return (
    <AliasRedirect path={path}>
      <Seo
        title={MODEL_SEO_TEXTS.title(name, SEARCH_TITLE_LENGTH)}
        name={name}
        description={projector.summary ?? MODEL_SEO_TEXTS.description(name)}
        path={path}
        image={modelShareImage(siteUrl, slug, name)}
        above={{ name: PROJECTOR_TEXTS.title, path: PATHS.projectors }}
      />
      <article>
        <Suspense>
          <ModelView projector={projector} />
        </Suspense>
      </article>
      <ModelRooms projector={projector} />
      <ModelGuides projector={projector} />
      <ChosenModelsBar />
    </AliasRedirect>
  );
}

export function Component() {
  return <ContentPage kind="projector">{(projector) => <Projector projector={projector} />}</ContentPage>;
}
