import { PATHS } from '@lumen-throw/domain/site-paths';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { copyAloud } from '../clipboard/clipboard.ts';
import { focusBefore } from '../controls/focus-before.ts';
import { Icon } from '../design/icon-frame.tsx';
import { CrossIcon } from '../design/icons.tsx';
import { PageWidth } from '../design/page-width.tsx';
import { media, theme } from '../design/theme.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { FINDER_FORM_ID } from '../projectors/finder-places.ts';
import { forgetRoom, roomText, useKeptRoom } from './kept-room.ts';
import { roomWords } from './room-words.ts';
import { KEPT_ROOM_TEXTS } from './texts.ts';

/** As high as its place, whatever the room is. */
const Line = styled(PageWidth)`
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  height: 100%;
  font-size: ${theme.size.small};
  line-height: 1.2;
`;

const Room = styled(Link)`
  display: flex;
  flex: 0 1 auto;
  gap: 0.6em;
  align-items: center;
  min-width: 0;
  height: 100%;
  text-decoration: none;

  > strong {
    flex: none;
    font-weight: 620;
  }

  /* Two lines have place; a part that has none is left out as a whole, and the finder has all of them. */
  > span {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  > span > span {
    white-space: nowrap;
  }

  > u {
    flex: none;
    color: ${theme.color.accent};
    text-underline-offset: 0.2em;
  }

  &:hover > span {
    text-decoration: underline;
  }

  /* On a phone the values alone are seen, as the link that they are. */
  @media (max-width: 35.99rem) {
    flex-grow: 1;

    > span {
      text-decoration: underline;
    }

    > :not(span) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Action = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: ${theme.target};
  height: 100%;
  padding: 0 ${theme.space.xxs};
  border: 0;
  background: none;
  color: ${theme.color.inkSoft};
  cursor: pointer;

  &:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
  }

  &:last-child {
    margin-inline-end: calc(-1 * ${theme.space.xs});
  }

  svg {
    width: 1rem;
    height: 1rem;
  }

  /* A phone has room for the sign alone. */
  > span:not(:only-child) {
    position: absolute;
    clip-path: inset(50%);
  }

  ${media.medium} {
    > span:not(:only-child) {
      position: static;
      clip-path: none;
    }

    > svg {
      display: none;
    }
  }
`;

function LinkIcon() {
  return (
    <Icon>
      <path d="M8.4 11.6a3 3 0 0 0 4.2 0l2.7-2.7a3 3 0 0 0-4.2-4.2l-1.1 1M11.6 8.4a3 3 0 0 0-4.2 0l-2.7 2.7a3 3 0 0 0 4.2 4.2l1.1-1" />
    </Icon>
  );
}

/** The kept room in the header: opens the finder with it, sends it as a link, forgets it. */
export function RoomLine() {
  const { siteUrl } = useEnvironment();
  const room = useKeptRoom();
  if (!room) return null;
  const href = `${PATHS.projectorFinder}${roomText(room)}`;
  return (
    <Line as="section" aria-label={KEPT_ROOM_TEXTS.title}>
      <Room to={`${href}#${FINDER_FORM_ID}`}>
        <strong>{KEPT_ROOM_TEXTS.title}:</strong>
        <span>
          {roomWords(room).map((part, at, { length }) => (
            <Fragment key={part}>
              {/* Its dot gives way to the ellipsis where the rest is left out. */}
              <span>
                {part}
                {at < length - 1 ? '\u00A0·\u00A0' : null}
              </span>
              <wbr />
            </Fragment>
          ))}
        </span>
        <u>{KEPT_ROOM_TEXTS.change}</u>
      </Room>
      <Action
        type="button"
        aria-label={KEPT_ROOM_TEXTS.copyTitle}
        title={KEPT_ROOM_TEXTS.copyTitle}
        onClick={() => void copyAloud(new URL(href, siteUrl).href)}
      >
        <LinkIcon />
        <span>{KEPT_ROOM_TEXTS.copy}</span>
      </Action>
      <Action
        type="button"
        aria-label={KEPT_ROOM_TEXTS.forgetTitle}
        title={KEPT_ROOM_TEXTS.forgetTitle}
        onClick={(event) => {
          focusBefore(event, event.currentTarget.parentElement);
          forgetRoom();
        }}
      >
        <CrossIcon />
        <span>{KEPT_ROOM_TEXTS.forget}</span>
      </Action>
    </Line>
  );
}
