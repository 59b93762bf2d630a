import { PATHS } from '@lumen-throw/domain/site-paths';
import { Helmet } from 'react-helmet-async';
import type { Thing, WithContext } from 'schema-dts';
import { imageSource, shareImage, type PictureContent } from '../content/image-url.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { useSite } from '../live-content/use-site.ts';
import { CONTENT_TEXTS } from '../content/texts.ts';
import { breadcrumbData, type TrailStep } from '../structured-data/breadcrumbs.ts';
import { pageTitle } from '@lumen-throw/domain/page-title';
import { serializeJsonLd } from '@lumen-throw/domain/script-json';
import type { LinkedPart } from './linked-part.ts';
import type { ShareImage } from './share-image.ts';

interface SeoProps {
  title: string;
  /** What the page is called on the way to it; its title without. */
  name?: string | null | undefined;
  /** The page between the home page and this one. */
  above?: TrailStep;
  description?: string | null | undefined;
  /** Canonical path of the page; none on pages of the site's own that search engines should leave out. */
  path?: string;
  picture?: PictureContent | null | undefined;
  /** A picture for shared links that isn't content; it stands before `picture`. */
  image?: ShareImage;
  type?: 'website' | 'article';
  /** Search engines leave the page out, so it has no structured data either. */
  noIndex?: boolean | null | undefined;
  /** Structured data, as schema.org objects. */
  jsonLd?: readonly WithContext<Thing>[];
  /** What a link to a part of the page is about; the head speaks of that part alone. */
  linked?: LinkedPart | null;
}

/** Schema.org objects, for search engines. */
export function StructuredData({ objects }: { objects: readonly WithContext<Thing>[] }) {
  return objects.map((object) => {
    const text = serializeJsonLd(object);
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}

/**
 * Everything that a page says about itself in its head; exactly one on every page.
 */
export function Seo({
  title,
  name,
  above,
  description,
  path,
  picture,
  image: own,
  type = 'website',
  noIndex = false,
  jsonLd,
  linked = null,
}: SeoProps) {
  const { siteUrl, content } = useEnvironment();
  const site = useSite();
  const full = pageTitle(linked?.title ?? title, site?.brand);
  const words = linked?.description ?? description ?? site?.description ?? '';
  const shared = imageSource(content, picture?.assetId ? picture : site?.shareImage);
  const made = linked?.image ?? own;
  const image = made ?? (shared && shareImage(shared));
  const alt = made?.alt ?? (picture?.assetId ? picture : site?.shareImage)?.alt ?? '';
  const home: TrailStep = { name: CONTENT_TEXTS.home, path: PATHS.home };
  const trail =
    path === undefined || path === PATHS.home
      ? []
      : [breadcrumbData(siteUrl, [home, ...(above ? [above] : []), { name: name ?? title, path }])];
  const address = linked?.path ?? path;
  const canonical = address === undefined ? null : new URL(address, siteUrl).href;
  return (
    <>
      <Helmet>
        <title>{full}</title>
        {words ? <meta name="description" content={words} /> : null}
        {noIndex ? <meta name="robots" content="noindex" /> : null}
        {canonical ? <link rel="canonical" href={canonical} /> : null}
        {canonical ? <meta property="og:url" content={canonical} /> : null}
        <meta property="og:type" content={linked ? 'article' : type} />
        <meta property="og:title" content={full} />
        {words ? <meta property="og:description" content={words} /> : null}
        {site?.brand ? <meta property="og:site_name" content={site.brand} /> : null}
        {image ? <meta property="og:image" content={image.url} /> : null}
        {image ? <meta property="og:image:width" content={String(image.width)} /> : null}
        {image ? <meta property="og:image:height" content={String(image.height)} /> : null}
        {image && alt ? <meta property="og:image:alt" content={alt} /> : null}
        <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      </Helmet>
      {noIndex ? null : <StructuredData objects={[...(jsonLd ?? []), ...trail]} />}
    </>
  );
}
