import { PATHS } from '@lumen-throw/domain/site-paths';
import { compact } from '../../shared/content/compact.ts';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ContentPage } from '../../layout/content-page.tsx';
import { useSite } from '../../shared/live-content/use-site.ts';
import { Sections } from '../../shared/blocks/sections.tsx';
import { Seo } from '../../shared/seo/seo.tsx';
import { faqPageData } from '../../shared/structured-data/structured-data.ts';
import { siteData } from '../../shared/structured-data/web-site.ts';
import type { HomeContent } from './home-query.ts';

function Home({ home }: { home: HomeContent }) {
  const { siteUrl } = useEnvironment();
  const site = useSite();
  const brand = site?.brand ?? '';
  const sections = compact(home.sections);
  const banner = sections.find((section) => section._type === 'introBanner');
  const faqs = sections.flatMap((section) => (section._type === 'faqAccordion' ? compact(section.faqs) : []));
  const social = compact(site?.socialLinks).flatMap(({ url }) => url ?? []);
  return (
    <>
      <Seo
        title={home.seoTitle ?? brand}
        description={home.seoDescription}
        path={PATHS.home}
        picture={banner?.image}
        jsonLd={[siteData(siteUrl, brand, site?.description ?? null, social), ...faqPageData(faqs)]}
      />
      <Sections sections={sections} />
    </>
  );
}

export function Component() {
  return <ContentPage kind="home">{(home) => <Home home={home} />}</ContentPage>;
}
