import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';

/** A line of small print beside shop links. */
export const NoticeLine = styled(Small)`
  font-size: ${theme.size.tiny};
`;
