/** What the head of a page says where its address names a setup. */
import { memberHref } from '@lumen-throw/domain/community-paths';
import { pageTitle } from '@lumen-throw/domain/page-title';
import { serializeJsonLd } from '@lumen-throw/domain/script-json';
import type { SetupFields } from '@lumen-throw/domain/setup';
import {
  LINKED_SETUP_ELEMENT_ID,
  SHARE_PICTURE_SIZE,
  sharePicturePath,
  type LinkedSetup,
} from '@lumen-throw/domain/setup-links';
import { setupHref } from '@lumen-throw/domain/site-paths';

/** Characters of a description that search engines and link previews show. */
const DESCRIPTION_MAX = 200;

/** A published setup as a link to it is answered. */
export interface HeadSetup extends Omit<SetupFields, 'status'> {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** What the build wrote into the head of the page for all its addresses. */
const OF_ALL_ADDRESSES =
  /<title>[^<]*<\/title>|<meta (?:name="(?:description|twitter:card|robots)"|property="og:(?!site_name)[^"]*") content="[^"]*"\/?>|<link rel="canonical" href="[^"]*"\/?>/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or between the quotes of an attribute. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

const REFERENCES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ESCAPES).map(([character, reference]) => [reference, character])),
  // React's way.
  '&#x27;': "'",
};

/** The text that an attribute's value stands for. */
function unescaped(value: string): string {
  return value.replaceAll(/&[^;]+;/g, (reference) => REFERENCES[reference] ?? reference);
}

/** A description in one line, cut between words. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  const cut = line.slice(0, DESCRIPTION_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MAX / 2))}…`;
}

/** A page that names a setup. */
interface Place {
  /** Its address, with its query. */
  path: string;
  title: string;
}

/** The page is the gallery, unless another one is given. */
function galleryPlace({ id, title }: HeadSetup): Place {
  return { path: setupHref(id), title };
}

/** What the page is told of the setup. */
function linkedSetupOf({ id, description, images }: HeadSetup, { path, title }: Place): LinkedSetup {
  return { id, path, title, description: short(description), pictured: images.length > 0 };
}

/** The setup as search engines read it: a member's post, with its picture and its likes. */
function postData(setup: HeadSetup, siteUrl: string): object {
  const absolute = (path: string): string => new URL(path, siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: absolute(setupHref(setup.id)),
    headline: setup.title,
    text: setup.description,
    datePublished: setup.createdAt,
    author: {
      '@type': 'Person',
      name: setup.user_display_name,
      url: absolute(memberHref(setup.created_by)),
    },
    ...(setup.images.length > 0 ? { image: absolute(sharePicturePath(setup.id)) } : {}),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: setup.like_count,
    },
  };
}

/**
 * A page for one setup: title, description, address, picture and structured data are the setup's own; all
 * the rest is as the build made it.
 * @param template the page as built
 * @throws Error for a page without a head to write into
 */
export function withSetupHead(
  template: string,
  setup: HeadSetup,
  siteUrl: string,
  place = galleryPlace(setup),
): string {
  const end = template.indexOf('</head>');
  if (end < 0) throw new Error('The page has no head.');
  const head = template.slice(0, end);
  const brand = /<meta property="og:site_name" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const linked = linkedSetupOf(setup, place);
  const address = new URL(linked.path, siteUrl).href;
  const title = pageTitle(linked.title, unescaped(brand));
  const meta = (name: 'name' | 'property', key: string, content: string): string =>
    `<meta ${name}="${key}" content="${escaped(content)}"/>`;
  const general = linked.pictured ? [] : (head.match(/<meta property="og:image[^>]*>/g) ?? []);
  const picture = linked.pictured
    ? [
        meta('property', 'og:image', new URL(sharePicturePath(setup.id), siteUrl).href),
        meta('property', 'og:image:width', String(SHARE_PICTURE_SIZE.width)),
        meta('property', 'og:image:height', String(SHARE_PICTURE_SIZE.height)),
        meta('property', 'og:image:alt', linked.title),
      ]
    : general;
  return [
    head.replaceAll(OF_ALL_ADDRESSES, ''),
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', linked.description),
    `<link rel="canonical" href="${escaped(address)}"/>`,
    meta('property', 'og:url', address),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', linked.description),
    ...picture,
    meta('name', 'twitter:card', picture.length > 0 ? 'summary_large_image' : 'summary'),
    `<script type="application/ld+json">${serializeJsonLd(postData(setup, siteUrl))}</script>`,
    `<script type="application/json" id="${LINKED_SETUP_ELEMENT_ID}">${serializeJsonLd(linked)}</script>`,
    template.slice(end),
  ].join('');
}
