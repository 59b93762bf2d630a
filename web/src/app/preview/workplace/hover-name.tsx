import type {
  OverlayComponent,
  OverlayComponentResolver,
} from '@sanity/visual-editing/unstable_overlay-components';
import styled from 'styled-components';
import { theme } from '../../../shared/design/theme.ts';

/** Reaches below what the mouse is over, so that the name covers nothing of it. */
const Under = styled.div`
  position: absolute;
  inset: 0 0 -1.75rem;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
`;

/** Stays in sight below something taller than the screen. */
const Name = styled.span`
  position: sticky;
  bottom: 4px;
  padding: 4px 8px;
  border-radius: 3px;
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font:
    500 13px/1.2 system-ui,
    sans-serif;
  white-space: nowrap;
`;

const HoverName: OverlayComponent = ({ field }) =>
  field ? (
    <Under>
      <Name>{'title' in field && field.title ? field.title : field.name}</Name>
    </Under>
  ) : null;

/** Names what the mouse is over as the form beside the page does; the overlays name its document alone. */
export const hoverName: OverlayComponentResolver = () => HoverName;
