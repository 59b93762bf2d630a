import { SEARCH_TITLE_LENGTH } from '@lumen-throw/domain/page-title';
import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import { ContentPage } from '../../../layout/content-page.tsx';
import { deferredComponent } from '../../../shared/deferred/deferred-component.tsx';
import { Hydrate } from '../../../shared/deferred/hydrate.tsx';
import { StaticContent } from '../../../shared/deferred/static-content.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { AliasRedirect } from '../../../shared/links/alias-redirect.tsx';
import { projectorName } from '../../../shared/projectors/best-figures.ts';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { PROJECTOR_TEXTS } from '../texts.ts';
import { productData } from './product-data.ts';
import type { ProjectorContent } from './projector-query.ts';
import { MODEL_SEO_TEXTS } from './seo-texts.ts';

const RealRooms = deferredComponent('on demand', async () => (await import('./real-rooms.tsx')).RealRooms);
const ModelGuides = deferredComponent(
  'on demand',
  async () => (await import('./deferred/model-view.tsx')).ModelGuides,
);
const ModelView = deferredComponent(
  'on demand',
  async () => (await import('./deferred/model-view.tsx')).ModelView,
);

function Projector({ projector }: { projector: ProjectorContent }) {
  const { siteUrl } = useEnvironment();
  const name = projectorName(projector);
  const path = projectorHref(projector.slug ?? '');
  const { lens, brightness } = projectorFacts(projector);
  const figures = { lens, lumens: brightness?.value ?? null };
  return (
    <AliasRedirect path={path}>
      <Seo
        title={MODEL_SEO_TEXTS.title(name, SEARCH_TITLE_LENGTH)}
        name={name}
        description={projector.summary ?? MODEL_SEO_TEXTS.description(name)}
        path={path}
        above={{ name: PROJECTOR_TEXTS.title, path: PATHS.projectors }}
        jsonLd={[productData(siteUrl, projector)]}
      />
      <StaticContent of={projector} as="article">
        <ModelView projector={projector} />
      </StaticContent>
      <Hydrate when="visible">
        <RealRooms id={projector._id} name={name} projector={figures} />
      </Hydrate>
      <StaticContent of={projector}>
        <ModelGuides projector={projector} />
      </StaticContent>
    </AliasRedirect>
  );
}

export function Component() {
  return <ContentPage kind="projector">{(projector) => <Projector projector={projector} />}</ContentPage>;
}
