import styled from 'styled-components';
import type { ProductContent } from './product-query.ts';
import { compact } from '../content/compact.ts';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { SPECIFICATION_TEXTS } from './specifications-texts.ts';
import { DOT } from '../design/dot.ts';

const Line = styled(Small)`
  font-size: ${theme.size.tiny};
`;

/** What a product is good for, in single words; nothing where an editor gave none. */
export function ProductTags({ product: { tags, specifications } }: { product: ProductContent }) {
  const words = new Set(compact(tags));
  if (specifications?.portable) words.add(SPECIFICATION_TEXTS.portable);
  if (specifications?.smart) words.add(SPECIFICATION_TEXTS.smart);
  return words.size === 0 ? null : <Line>{[...words].join(DOT)}</Line>;
}
