import styled from 'styled-components';
import { media, theme } from '../design/theme.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { LINK_NOTICE_TEXTS } from './link-notice.ts';
import { focusBefore } from '../controls/focus-before.ts';

const Line = styled.p`
  display: flex;
  gap: ${theme.space.s};
  align-items: start;
  justify-content: space-between;
  padding: 0.35rem 0.35rem 0.35rem clamp(${theme.space.m}, 3vw, 1.75rem);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.ground};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.45;
  overflow-wrap: anywhere;

  > span {
    padding-block: 0.55rem;
  }

  ${media.print} {
    display: none;
  }
`;

const Dismiss = styled.button`
  flex: none;
  width: ${theme.target};
  min-height: ${theme.target};
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: inherit;
  font-size: 1.25rem;
  line-height: 1;
  cursor: pointer;

  &:hover {
    color: ${theme.color.ink};
  }
`;

interface LinkNoticeLineProps {
  /** Null where the link is shown as it stands. */
  notice: string | null;
  onDismiss: () => void;
}

/** What a link asked for and is not shown, in one quiet line. It is there from the start, so that it is read out. */
export function LinkNoticeLine({ notice, onDismiss }: LinkNoticeLineProps) {
  return (
    <div role="status">
      {notice ? (
        <Line>
          <span>{notice}</span>
          <Dismiss
            type="button"
            onClick={(event) => {
              focusBefore(event);
              onDismiss();
            }}
          >
            <span aria-hidden="true">×</span>
            <VisuallyHidden>{LINK_NOTICE_TEXTS.dismiss}</VisuallyHidden>
          </Dismiss>
        </Line>
      ) : null}
    </div>
  );
}
