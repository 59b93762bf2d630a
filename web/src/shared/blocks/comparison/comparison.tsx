import { COMPARISON_ID } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { AffiliateLink } from '../../shop/affiliate-link.tsx';
import { Disclosure } from '../../shop/disclosure.tsx';
import { compact } from '../../content/compact.ts';
import { PageWidth } from '../../design/page-width.tsx';
import { Section, SectionHead } from '../../design/section.tsx';
import { TableFrame } from '../../tables/table-frame.tsx';
import { ModelsLikeThis } from '../../shop/models-like-this.tsx';
import { media, theme } from '../../design/theme.ts';
import { lazyPart } from '../../on-demand/lazy-part.tsx';
import { VisuallyHidden } from '../../design/visually-hidden.tsx';
import { PriceLegend } from '../../shop/price-legend.tsx';
import { PriceTier } from '../../shop/specification-row.tsx';
import { All, FIRST_ROWS, Table } from './comparison-layout.ts';
import { COMPARISON_TEXTS } from './texts.ts';
import {
  COMPARISON_COLUMNS,
  nextOrder,
  type ComparisonColumn,
  type ComparisonRow,
} from './comparison-order.ts';
import { Choice, ComparisonFilters } from './comparison-filters.tsx';
import { VIEW_IN_ADDRESS, viewedRows } from './comparison-view.ts';
import type { ShopSectionProps } from '../shop-section.ts';
import { SortIcon } from './sort-icon.tsx';
import { useAddressState } from '../../address-state/use-address-state.ts';

/** The table is one where it has room for all of its columns, and a list of projectors elsewhere. */
const Frame = styled(TableFrame)`
  container-type: inline-size;
`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  min-height: ${theme.target};
  margin-inline: -0.4rem;
  padding: 0 0.4rem;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};
  font-weight: 600;
  cursor: pointer;

  svg {
    flex: none;
  }

  &:hover {
    color: ${theme.color.ink};
  }

  ${media.scriptless} {
    display: none;
  }
`;

/** Which of the two is in sight, by style alone: it works before the scripts come and without them. */
const Tabs = styled.fieldset`
  display: flex;
  gap: ${theme.space.s};
  padding-bottom: ${theme.space.m};

  &:has(:first-child > :checked) ~ :last-child,
  &:has(:last-child > :checked) ~ :nth-last-child(2) {
    display: none;
  }
`;

/** What the heading says where nothing could answer a click on it. */
const PlainHeading = styled.span`
  display: none;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};
  line-height: ${theme.target};

  ${media.scriptless} {
    display: inline;
  }
`;

const Pick = styled.span`
  display: block;
  color: ${theme.color.accent};
  font-size: ${theme.size.tiny};
  font-weight: 600;
`;

const Why = styled.span`
  display: block;
  max-width: 34ch;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};
  font-weight: 400;
  line-height: 1.4;
`;

const Answer = styled.span<{ $yes: boolean }>`
  color: ${({ $yes }) => ($yes ? theme.color.good : theme.color.inkSoft)};
  font-weight: ${({ $yes }) => ($yes ? 600 : 400)};
`;

const ShopCell = styled.td`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.color.accent};
    font-size: ${theme.size.small};
    font-weight: 600;
  }
`;

const EmptyRow = styled.td`
  color: ${theme.color.inkSoft};
`;

function YesOrNo({ value }: { value: boolean | null }) {
  return <Answer $yes={value === true}>{value ? COMPARISON_TEXTS.yes : COMPARISON_TEXTS.no}</Answer>;
}

/** Stands in the HTML; its scripts come after the page's own. */
const RealModels = lazyPart(async () => (await import('./real-models.tsx')).RealModels);

const { columns: columnNames } = COMPARISON_TEXTS;

function Row({ row }: { row: ComparisonRow }) {
  return (
    <tr data-highlight={row.highlight ? '' : undefined}>
      <th scope="row">
        {row.highlight ? <Pick>{COMPARISON_TEXTS.ourPick(row.product?.bestFor)}</Pick> : null}
        {row.name}
        {row.highlight && row.product?.pickReason ? <Why>{row.product.pickReason}</Why> : null}
      </th>
      <td data-label={columnNames.resolution}>{row.resolution ?? COMPARISON_TEXTS.unknown}</td>
      <td data-label={columnNames.lumens}>
        {row.lumens === null ? COMPARISON_TEXTS.unknown : COMPARISON_TEXTS.lumens(row.lumens)}
      </td>
      <td data-label={columnNames.smart}>
        <YesOrNo value={row.smart} />
      </td>
      <td data-label={columnNames.portable}>
        <YesOrNo value={row.portable} />
      </td>
      <td data-label={columnNames.priceTier}>
        {row.priceTier ? <PriceTier tier={row.priceTier} /> : COMPARISON_TEXTS.unknown}
      </td>
      <ShopCell>
        {row.product ? <AffiliateLink look="text" target={{ ...row.product, name: row.name }} /> : null}
        {row.product ? (
          <ModelsLikeThis product={{ ...row.product, name: row.name, projector: row.projector }} />
        ) : null}
      </ShopCell>
    </tr>
  );
}

/** Projectors side by side; the header's Compare leads here from every page. */
export function Comparison({
  section,
  disclosed,
}: Omit<ShopSectionProps<'comparison'>, 'kindsNoted' | 'samplesNoted'>) {
  const [view, change] = useAddressState(VIEW_IN_ADDRESS);
  const { order } = view;
  const all = compact(section.rows);
  const rows = viewedRows(all, view);
  const heading = section.heading ?? '';
  const direction = (column: ComparisonColumn) => (order?.column === column ? order.direction : null);
  return (
    <Section id={COMPARISON_ID} tabIndex={-1}>
      <PageWidth>
        <SectionHead
          id={`${COMPARISON_ID}-title`}
          eyebrow={section.eyebrow}
          heading={heading}
          intro={section.intro}
        >
          {disclosed ? <Disclosure /> : null}
          <PriceLegend />
        </SectionHead>
        <Tabs aria-labelledby={`${COMPARISON_ID}-title`}>
          <Choice>
            <input type="radio" name={COMPARISON_ID} defaultChecked />
            {COMPARISON_TEXTS.kinds}
          </Choice>
          <Choice>
            <input type="radio" name={COMPARISON_ID} />
            {COMPARISON_TEXTS.models}
          </Choice>
        </Tabs>
        <div>
          <ComparisonFilters
            view={view}
            onChange={(filters) => change((now) => ({ ...now, ...filters }))}
            shown={rows.length}
            total={all.length}
          />
          <Frame>
            <Table>
              <VisuallyHidden as="caption">{COMPARISON_TEXTS.caption(heading)}</VisuallyHidden>
              <thead>
                <tr data-sort-by={COMPARISON_TEXTS.sortBy}>
                  {COMPARISON_COLUMNS.map((column) => (
                    <th key={column} scope="col" aria-sort={direction(column) ?? undefined}>
                      <SortButton
                        type="button"
                        onClick={() => change((now) => ({ ...now, order: nextOrder(now.order, column) }))}
                      >
                        {columnNames[column]}
                        <SortIcon direction={direction(column)} />
                      </SortButton>
                      <PlainHeading>{columnNames[column]}</PlainHeading>
                    </th>
                  ))}
                  <th scope="col">
                    <VisuallyHidden>{COMPARISON_TEXTS.shop}</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row._id} row={row} />
                ))}
                {rows.length === 0 ? (
                  <tr>
                    <EmptyRow colSpan={COMPARISON_COLUMNS.length + 1}>
                      {COMPARISON_TEXTS.nothingFits}
                    </EmptyRow>
                  </tr>
                ) : null}
              </tbody>
            </Table>
            {rows.length > FIRST_ROWS ? (
              <All>
                <Choice>
                  <input type="checkbox" />
                  {COMPARISON_TEXTS.showAll(rows.length)}
                </Choice>
              </All>
            ) : null}
          </Frame>
        </div>
        <div>
          <RealModels section={section} />
        </div>
      </PageWidth>
    </Section>
  );
}
