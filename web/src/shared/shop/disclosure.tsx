import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { useSite } from '../live-content/use-site.ts';

const Line = styled(Small)`
  font-size: ${theme.size.tiny};
`;

/** Says that shop links are paid; stands beside the first of them on every page that has one. */
export function Disclosure() {
  const disclosure = useSite()?.disclosure;
  return disclosure ? <Line>{disclosure}</Line> : null;
}
