import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { theme } from '../shared/design/theme.ts';

const run = keyframes`
  from { transform: scaleX(0); }
  60% { transform: scaleX(0.7); }
  to { transform: scaleX(0.95); }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  height: 3px;
  background: ${theme.color.accent};
  transform-origin: 0 50%;
  animation: ${run} 4s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both;
`;

/** A line along the upper edge while the next page is on its way; not for quick ones. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' ? <Bar aria-hidden="true" /> : null;
}
