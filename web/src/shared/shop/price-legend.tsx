import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { SHOP_TEXTS } from './shop-texts.ts';

const Line = styled(Small)`
  font-size: ${theme.size.tiny};
`;

/** Says what the signs of a price tier mean. */
export function PriceLegend() {
  return <Line>{SHOP_TEXTS.priceLegend}</Line>;
}
