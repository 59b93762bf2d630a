import { glossaryTermHref } from '@lumen-throw/domain/content-paths';
import { projectorHref } from '@lumen-throw/domain/site-paths';
import { TEXT_FIGURE_TYPE } from '@lumen-throw/domain/text-figures';
import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PictureContent } from '../content/image-url.ts';
import { linkAddress, type LinkContent } from '../content/link-target.ts';
import { mentionText, type FigureMention, type QuotedProjector } from '../projectors/figure-text.ts';
import { isKind } from '../shop/kinds.ts';
import { ProductCard } from '../shop/product-card.tsx';
import { showsSample } from '../shop/samples.ts';
import type { ProductContent } from '../shop/product-query.ts';
import type { RichTextContent } from './rich-text-query.ts';
import { compact } from '../content/compact.ts';
import { BELOW_FIRST_SCREEN } from '../../startup/below-first-screen.ts';
import { Picture } from '../design/picture.tsx';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { Callout, type CalloutContent } from './callout.tsx';
import { ContentLink } from '../links/content-link.tsx';
import { DataTable, type DataTableContent } from '../tables/data-table.tsx';
import { FaqBlock, type FaqBlockContent } from './faq-block.tsx';
import { embeddedProductId } from './embedded-products.ts';
import { textHeadings, type TextHeading } from './headings.ts';
import { linkTerms, TERM_MARK, type LinkableBlock, type MentionedTerm } from './term-links.ts';
import { ProsAndCons, type ProsAndConsContent } from './pros-and-cons.tsx';
import { Flow } from './text-flow.ts';

/** Quieter than a link that leads on: a dotted line below the word. */
const QuietLink = styled(Link)`
  &&& {
    color: inherit;
    text-decoration: underline dotted ${theme.color.accent};
    text-underline-offset: 0.2em;
  }

  &&&:hover {
    color: ${theme.color.accent};
  }
`;

/** A figure with the way to its source; a projector without a page has only the figure. */
function Figure({ mention }: { mention: LinkedMention }) {
  const text = mentionText(mention);
  const slug = mention.projector?.slug;
  return slug && text ? <QuietLink to={projectorHref(slug)}>{text}</QuietLink> : <>{text}</>;
}

interface LinkedMention extends FigureMention {
  projector: (QuotedProjector & { slug: string | null }) | null;
}

interface LinkMark {
  _type: string;
  href?: string | null;
  target?: LinkContent['page'];
}

const SIZES = '(min-width: 48rem) 42.5rem, 92vw';

function components(
  headings: ReadonlyMap<string, TextHeading>,
  firstProductKey: string | null,
  firstKindKey: string | null,
  firstSampleKey: string | null,
): PortableTextComponents {
  return {
    block: {
      h2: ({ children, value }) => <h2 id={headings.get(value._key ?? '')?.id}>{children}</h2>,
    },
    marks: {
      externalLink: ({ value, children }: { value?: LinkMark; children: React.ReactNode }) => (
        <ContentLink href={value?.href}>{children}</ContentLink>
      ),
      [TERM_MARK]: ({ value, children }: { value?: { slug?: string }; children: React.ReactNode }) => (
        <QuietLink to={glossaryTermHref(value?.slug ?? '')}>{children}</QuietLink>
      ),
      internalLink: ({ value, children }: { value?: LinkMark; children: React.ReactNode }) => (
        <ContentLink href={linkAddress({ page: value?.target ?? null })}>{children}</ContentLink>
      ),
    },
    types: {
      figure: ({ value }: { value: PictureContent & { caption?: string | null } }) =>
        value.assetId ? (
          <figure>
            <Picture picture={value} sizes={SIZES} />
            {value.caption ? <Small as="figcaption">{value.caption}</Small> : null}
          </figure>
        ) : null,
      callout: ({ value }: { value: CalloutContent }) => <Callout {...value} />,
      dataTable: ({ value }: { value: DataTableContent }) => <DataTable {...value} />,
      prosAndCons: ({ value }: { value: ProsAndConsContent }) => <ProsAndCons {...value} />,
      faqBlock: ({ value }: { value: FaqBlockContent }) => <FaqBlock {...value} />,
      [TEXT_FIGURE_TYPE]: ({ value }: { value: LinkedMention }) => <Figure mention={value} />,
      productCard: ({ value }: { value: { _key?: string; product?: ProductContent | null } }) =>
        value.product ? (
          <ProductCard
            id={embeddedProductId(value._key ?? '')}
            product={value.product}
            sizes="(min-width: 62rem) 25rem, (min-width: 48rem) 92vw, 10rem"
            disclosed={value._key === firstProductKey}
            kindsNoted={value._key === firstKindKey}
            samplesNoted={value._key === firstSampleKey}
          />
        ) : null,
    },
    // A dataset may know blocks that this site does not yet; the text stands without them.
    unknownType: () => null,
    unknownMark: ({ children }) => <>{children}</>,
  };
}

/** What all blocks have in common; the generated types take a product card for a bare reference. */
type Block = LinkableBlock & { product?: ProductContent | null };

function firstProduct(blocks: readonly Block[]): string | null {
  return blocks.find((block) => block._type === 'productCard')?._key ?? null;
}

function firstKind(blocks: readonly Block[]): string | null {
  return (
    blocks.find(({ _type, product }) => _type === 'productCard' && product && isKind(product))?._key ?? null
  );
}

function firstSample(blocks: readonly Block[]): string | null {
  return (
    blocks.find(({ _type, product }) => _type === 'productCard' && product && showsSample(product))?._key ??
    null
  );
}

/** What stands before the second heading, and then each heading with its text. */
function chapters(blocks: readonly Block[]): Block[][] {
  const found: Block[][] = [[]];
  for (const block of blocks)
    if (block.style === 'h2' && found.at(-1)?.length) found.push([block]);
    else found.at(-1)?.push(block);
  return found;
}

export interface TextBlocksProps {
  body: RichTextContent;
  /** Terms of the glossary that occur in it; their first mention becomes a link. */
  terms?: readonly (MentionedTerm | null)[] | null | undefined;
  /** Whether the lines about paid links, kinds of products and samples stand above the text already. */
  notesAbove?: boolean;
}

/** The blocks of a portable text, chapter by chapter. */
export function TextBlocks({ body, terms, notesAbove = false }: TextBlocksProps) {
  const known = useMemo(() => {
    const blocks: readonly Block[] = linkTerms(compact(body) as Block[], compact(terms));
    return {
      chapters: chapters(blocks),
      components: notesAbove
        ? components(textHeadings(blocks), null, null, null)
        : components(textHeadings(blocks), firstProduct(blocks), firstKind(blocks), firstSample(blocks)),
    };
  }, [body, terms, notesAbove]);
  const [first, ...rest] = known.chapters.map((blocks) => (
    <PortableText
      key={blocks[0]?._key}
      value={blocks}
      components={known.components}
      onMissingComponent={false}
    />
  ));
  return (
    <>
      {first}
      {rest.map((chapter) => (
        <Flow key={chapter.key} className={BELOW_FIRST_SCREEN}>
          {chapter}
        </Flow>
      ))}
    </>
  );
}
