import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from './theme.ts';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.xl} ${theme.space.m};
  border: 1px dashed ${theme.color.edge};
  border-radius: ${theme.radius.m};
  color: ${theme.color.inkSoft};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Says that there is nothing, and offers what to do about it. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <Box>
      <p>{message}</p>
      {children}
    </Box>
  );
}
