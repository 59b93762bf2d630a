import { documentHref, glossaryTermHref } from '@lumen-throw/domain/content-paths';
import { priceTitle } from '@lumen-throw/domain/figures';
import { PROJECTOR_KINDS } from '@lumen-throw/domain/projector';
import {
  accessoryCategoryHref,
  ambianceHref,
  articleHref,
  COMPARISON_HREF,
  PATHS,
  projectorHref,
  projectorsOfKindHref,
} from '@lumen-throw/domain/site-paths';
import { GALLERY_TEXTS } from '../src/features/gallery/texts.ts';
import {
  searchFile,
  type SearchEntry,
  type SearchKind,
  type SearchSynonym,
} from '../src/layout/search/search-entry.ts';
import { RESULT_TEXTS } from '../src/layout/search/result-texts.ts';
import type { SearchQueryResult } from '../src/shared/content-api/content-types.generated.ts';
import { compact } from '../src/shared/content/compact.ts';
import { firstSentence } from '../src/shared/format/first-sentence.ts';
import { FACT_TEXTS } from '../src/shared/projectors/fact-texts.ts';
import { mentionText } from '../src/shared/projectors/figure-text.ts';
import { listedFacts } from '../src/shared/projectors/listed-facts.ts';
import { reachAfterFrom } from '../src/shared/projectors/reach-texts.ts';
import { textHeadings } from '../src/shared/rich-text/headings.ts';
import { firstPages, type FirstPages, type PageWithProducts } from './first-pages.ts';

type Guide = SearchQueryResult['guides'][number];
type Product = SearchQueryResult['products'][number];
type Model = SearchQueryResult['projectors'][number];

/** Characters of the line below a title, which is one line on a wide screen. */
const LINE = 120;

type Text = string | null | undefined;

/** The beginning of a text: its first sentence, or as many words as go into a line. */
function firstLine(text: Text): string {
  const sentence = firstSentence(text);
  if (sentence.length <= LINE) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LINE)).replace(/[,;:]$/, '')} …`;
}

interface EntryTexts {
  title: string;
  line: string;
  /** What else is searched. */
  more: readonly Text[];
}

/** An entry; its text has each paragraph once. */
function entry(kind: SearchKind, href: string, { title, line, more }: EntryTexts): SearchEntry {
  const paragraphs = compact(more).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return { kind, href, title, line, text: [...new Set(paragraphs)].filter(Boolean).join('\n') };
}

type Block = NonNullable<Guide['body']>[number];

/** All that a block of a guide says. */
function blockTexts(block: Block): Text[] {
  const said = compact(block.children).map((child) => ('figure' in child ? mentionText(child) : child.text));
  switch (block._type) {
    case 'callout':
      return [...said, block.title, block.text];
    case 'dataTable':
      return [
        ...said,
        block.caption,
        ...compact(block.columns),
        ...compact(block.rows).flatMap(({ cells }) => compact(cells)),
      ];
    case 'prosAndCons':
      return [...said, block.title, ...compact(block.pros), ...compact(block.cons)];
    default:
      return said;
  }
}

/** A guide, and each of its chapters. */
function guideEntries({ title, slug, description, category, body, questions }: Guide): SearchEntry[] {
  if (!slug || !title) return [];
  const href = articleHref(slug);
  const headings = textHeadings(body);
  const opening: Text[] = [category, description, ...compact(questions)];
  const chapters: { id: string; title: string; more: Text[] }[] = [];
  for (const block of compact(body)) {
    const heading = headings.get(block._key);
    if (heading) chapters.push({ id: heading.id, title: heading.text, more: [] });
    else (chapters.at(-1)?.more ?? opening).push(...blockTexts(block));
  }
  return [
    entry('guide', href, { title, line: firstLine(description), more: opening }),
    ...chapters.map(({ id, title: chapter, more }) =>
      entry('guide', `${href}#${id}`, { title: chapter, line: title, more }),
    ),
  ];
}

/** What the search has of a guide, which stays until the guide changes. */
export interface SearchedGuide extends PageWithProducts {
  _id: string;
  /** Its entries as items of a JSON array: parsing those of thousands of guides takes longer than rendering one. */
  entries: string;
}

/** Items of an array as JSON has them, without brackets. */
function jsonItems(items: readonly unknown[]): string {
  return JSON.stringify(items).slice(1, -1);
}

/** Takes from a guide what the search has of it. */
export function searchedGuide(guide: Guide): SearchedGuide {
  const { _id, slug, products } = guide;
  const { entries } = searchFile({ entries: guideEntries(guide), synonyms: [] });
  return { _id, slug, products, entries: jsonItems(entries) };
}

/** The pages that show products, besides those of accessories. */
interface ShownOn {
  ambiance: FirstPages;
  home: ReadonlySet<string>;
  guides: FirstPages;
}

/**
 * The first page on which a product stands, or the list of its models where that is the home page; null
 * where it stands nowhere.
 */
function productHref({ _id, category, modelKind, modelCount }: Product, shown: ShownOn): string | null {
  const [idea, guide] = [shown.ambiance.get(_id), shown.guides.get(_id)];
  const place = `#${encodeURIComponent(_id)}`;
  if (category) return `${accessoryCategoryHref(category)}${place}`;
  if (idea) return `${ambianceHref(idea)}${place}`;
  if (shown.home.has(_id)) return modelKind && modelCount ? projectorsOfKindHref(modelKind) : PATHS.home;
  return guide ? articleHref(guide) : null;
}

function productEntries(product: Product, shown: ShownOn): SearchEntry[] {
  const href = productHref(product, shown);
  const { name, description, features, tags } = product;
  if (!href || !name) return [];
  const more = [description, ...compact(features), ...compact(tags)];
  return [entry('product', href, { title: name, line: firstLine(description), more })];
}

/**
 * `TK700` also as people write it: `TK 700`, `Capsule 3 Laser` as `Capsule3 Laser` and in one word, and
 * `EH-TW650` as `EHTW650`.
 */
function spellings(name: string): string {
  const ways = [
    name.replaceAll(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& '),
    name.replaceAll(/(\p{L})[ -](?=\d)|(\d)[ -](?=\p{L})/gu, '$1$2'),
    name.replaceAll(/(\p{L})[ -](?=\d)/gu, '$1'),
    name.includes('-') ? name.replaceAll('-', '') : '',
  ];
  return [...new Set(ways)].join(' ');
}

/** The figures that a shopper asks for first. */
function figuresLine(projector: Model): string[] {
  const { light, lens, distances, sharpness, priceClass } = listedFacts(projector);
  const brightness = light.rated ?? light.measured;
  return [
    brightness && FACT_TEXTS.lumens(brightness.lumens),
    lens && distances && RESULT_TEXTS.distance(reachAfterFrom(lens, distances, 'ft')),
    sharpness && FACT_TEXTS.sharpness[sharpness],
    priceTitle(priceClass),
  ].filter((figure) => figure !== null);
}

/** Every entry of the search, as content has them: guides first. */
export function searchEntries(content: SearchQueryResult): SearchEntry[] {
  return [...content.guides.flatMap(guideEntries), ...otherEntries(content, content.guides)];
}

/** The entries of everything but guides. @param guides all of them, which products may stand on */
function otherEntries(content: SearchQueryResult, guides: readonly PageWithProducts[]): SearchEntry[] {
  const shown: ShownOn = {
    ambiance: firstPages(content.ambiancePages),
    home: new Set(compact(content.home).flatMap(({ products }) => compact(products))),
    guides: firstPages(guides),
  };
  return [
    ...content.projectors.flatMap((projector) => {
      const { slug, brand, model, otherNames, kind } = projector;
      if (!slug) return [];
      const title = [brand, model].filter(Boolean).join(' ');
      const names = compact(otherNames);
      const sort = PROJECTOR_KINDS.find(({ value }) => value === kind)?.title;
      return [
        entry('projector', projectorHref(slug), {
          title,
          line: [sort, ...figuresLine(projector)].filter(Boolean).join(' · '),
          more: [...names, ...[title, ...names].map(spellings)],
        }),
      ];
    }),
    ...content.presets.flatMap(({ brand, model, slug }) => {
      const title = [brand, model].filter(Boolean).join(' ');
      if (!slug || !title) return [];
      const href = `${PATHS.throwCalculator}?preset=${encodeURIComponent(slug)}`;
      return [entry('page', href, { title, line: RESULT_TEXTS.preset, more: [spellings(title)] })];
    }),
    ...content.products.flatMap((product) => productEntries(product, shown)),
    ...content.terms.flatMap(({ term, slug, spellings, definition }) =>
      slug && term
        ? [
            entry('term', glossaryTermHref(slug), {
              title: term,
              line: firstLine(definition),
              more: [definition, ...compact(spellings)],
            }),
          ]
        : [],
    ),
    ...[...content.pages, ...content.addressed].flatMap((page) => {
      const href = documentHref(page._type, 'slug' in page ? page.slug : null);
      if (!href || !page.title) return [];
      const about = page.intro ?? ('description' in page ? page.description : null) ?? page.seoDescription;
      const more =
        'slug' in page
          ? [
              about,
              page.seoDescription,
              page.text,
              ...compact(page.figures).map(mentionText),
              ...compact(page.tips),
              ...compact(page.picks),
            ]
          : [about, page.seoTitle, page.seoDescription];
      return [entry('page', href, { title: page.title, line: firstLine(about), more })];
    }),
    ...(content.comparison?.heading
      ? [
          entry('page', COMPARISON_HREF, {
            title: content.comparison.heading,
            line: firstLine(content.comparison.intro),
            more: [content.comparison.intro],
          }),
        ]
      : []),
    entry('page', PATHS.gallery, {
      title: GALLERY_TEXTS.title,
      line: GALLERY_TEXTS.intro,
      more: [GALLERY_TEXTS.metaDescription],
    }),
  ];
}

/** The file that the search reads. @param guides all of them, where the content has only those that changed */
export function searchIndexJson(
  content: SearchQueryResult,
  guides: readonly SearchedGuide[] = content.guides.map(searchedGuide),
): string {
  const synonyms = compact(content.synonyms).flatMap(({ words, means }): SearchSynonym[] =>
    words && means ? [[words, means]] : [],
  );
  const others = searchFile({ entries: otherEntries(content, guides), synonyms });
  const entries = [...guides.map((guide) => guide.entries), jsonItems(others.entries)].filter(Boolean);
  return `{"entries":[${entries.join(',')}],"synonyms":${JSON.stringify(others.synonyms)}}`;
}
