import styled from 'styled-components';
import { compact } from '../content/compact.ts';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { RATING_TEXTS } from './rating-texts.ts';
import { showsSample, type Rated } from './samples.ts';

const Line = styled(Small)`
  font-size: ${theme.size.tiny};
`;

/**
 * Says that the stars, counts and quotes of a page are made up; stands beside the first of them, once on
 * every page that has some. Nothing where no product here is a sample.
 */
export function SamplesNote({ products }: { products: readonly (Rated | null)[] | null }) {
  return compact(products).some(showsSample) ? <SamplesLine /> : null;
}

/** The line itself, for samples that are no products. */
export function SamplesLine() {
  return <Line data-samples-note="">{RATING_TEXTS.samples}</Line>;
}
