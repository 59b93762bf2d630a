import { PATHS } from '@lumen-throw/domain/site-paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { compact } from '../content/compact.ts';
import { DOT } from '../design/dot.ts';
import { ChevronDownIcon } from '../design/icons.tsx';
import { openDetails, plainSummary } from '../design/plain-summary.ts';
import { media, theme } from '../design/theme.ts';
import { useSite } from '../live-content/use-site.ts';
import { Disclosure } from './disclosure.tsx';
import { isKind, type KindOrModel } from './kinds.ts';
import { NoticeLine } from './notice-line.ts';
import { PriceLegend } from './price-legend.tsx';
import { RATING_TEXTS } from './rating-texts.ts';
import { showsSample, type Rated } from './samples.ts';
import { SHOP_TEXTS } from './shop-texts.ts';

const Notices = styled.details`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};

  > summary {
    ${plainSummary}
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    min-height: 1.5rem;

    ${media.touch} {
      min-height: ${theme.target};
    }
  }

  > p {
    margin-bottom: ${theme.space.xxs};
  }

  > summary:hover {
    color: ${theme.color.accent};
  }

  > summary svg {
    flex: none;
    width: 1rem;
  }

  ${openDetails}
`;

/** Says that the stars, counts and quotes of a page are made up. */
export function SamplesLine() {
  return <NoticeLine data-samples-note="">{RATING_TEXTS.samples}</NoticeLine>;
}

type NoticeName = keyof typeof SHOP_TEXTS.briefly;

/** A notice in whole sentences. @param kinds the kinds of products that it is about */
function Notice({ name, kinds }: { name: NoticeName; kinds: readonly KindOrModel[] }) {
  if (name === 'paid') return <Disclosure />;
  if (name === 'samples') return <SamplesLine />;
  if (name === 'prices') return <PriceLegend />;
  if (kinds.every(({ kind }) => kind !== 'projector'))
    return <NoticeLine data-kinds-note="">{SHOP_TEXTS.kindsOfProducts}</NoticeLine>;
  return (
    <NoticeLine data-kinds-note="">
      {SHOP_TEXTS.kindsOfProjectors} <Link to={PATHS.projectors}>{SHOP_TEXTS.realModels}</Link>
    </NoticeLine>
  );
}

/** What a page says once, beside the first product that it is true of. */
export interface NoticesOnce {
  /** That shop links are paid. */
  disclosed?: boolean;
  /** That cards show kinds of products and not single models. */
  kindsNoted?: boolean;
  /** That stars, counts and quotes are made up. */
  samplesNoted?: boolean;
}

interface ShopNoticesProps extends NoticesOnce {
  products: readonly ((KindOrModel & Partial<Rated>) | null)[] | null;
  /** Whether signs of a price tier follow. */
  priced?: boolean;
}

/**
 * What a reader should know before the first shop link: a single notice whole, several in one line that
 * opens to their sentences.
 */
export function ShopNotices({ products, disclosed, kindsNoted, samplesNoted, priced }: ShopNoticesProps) {
  const paid = useSite()?.disclosure;
  const shown = compact(products);
  const kinds = shown.filter(isKind);
  const names = compact<NoticeName>([
    disclosed && paid ? 'paid' : null,
    kindsNoted && kinds.length > 0 ? 'kinds' : null,
    samplesNoted && shown.some(showsSample) ? 'samples' : null,
    priced ? 'prices' : null,
  ]);
  const notices = names.map((name) => <Notice key={name} name={name} kinds={kinds} />);
  if (names.length < 2) return notices;
  return (
    <Notices>
      <summary>
        {names.map((name) => SHOP_TEXTS.briefly[name]).join(DOT)}
        <ChevronDownIcon />
      </summary>
      {notices}
    </Notices>
  );
}
