import { memo, useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ROOM_KEY } from '../../startup/room-key.ts';
import { useHydrated } from '../../startup/use-hydrated.ts';
import { Button } from '../design/button.tsx';
import { media, theme } from '../design/theme.ts';
import { Small } from '../design/type.tsx';
import { forgetRoom, keepRoom, keptRoomText, roomText, subscribeRoom, useKeptRoomText } from './kept-room.ts';
import { OWN_ROOM_TEXTS } from './own-room-texts.ts';
import { KEPT_ROOM_TEXTS } from './texts.ts';
import type { Wishes } from './wishes.ts';

/** As high with each of its sentences: what stands below does not move. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: center;
  min-height: ${theme.target};

  ${media.scriptless} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/**
 * Keeps the room that a page asks about as it is answered. A room that was kept before is never replaced
 * by one that came with a link, and one that was forgotten here does not come back by itself.
 * @param isAnswered whether the visitor has answered here, so that it is not what a page or a link starts from
 * @param startedFrom text of the kept room that the page began with, as a link had changed it; null for none
 * @returns keeps the room at a press
 */
function useKeptAnswers(wishes: Wishes | null, isAnswered: boolean, startedFrom: string | null): () => void {
  const text = wishes && roomText(wishes);
  /** The room that this page keeps, as it was kept last; null where it keeps none. */
  const own = useRef<string | null>(null);
  const wasForgotten = useRef(false);
  const keep = useCallback(() => {
    own.current = text;
    if (wishes) keepRoom(wishes);
  }, [text, wishes]);
  useEffect(() => {
    let before = keptRoomText();
    return subscribeRoom(() => {
      const kept = keptRoomText();
      wasForgotten.current ||= before !== null && kept === null;
      before = kept;
    });
  }, []);
  useEffect(() => {
    const kept = keptRoomText();
    if (kept === text) own.current = text;
    else if (kept === null) {
      if (isAnswered && !wasForgotten.current) keep();
    } else if (kept === own.current || (isAnswered && kept === startedFrom)) keep();
  }, [text, isAnswered, startedFrom, keep]);
  return keep;
}

/** Whether the browser really stores a kept room; else it lasts until the page goes. */
function isStored(room: string): boolean {
  try {
    return window.localStorage.getItem(ROOM_KEY) === room;
  } catch {
    return false;
  }
}

interface OwnRoomProps {
  /** The room that the page asks about; null while it is none. The same object for the same room. */
  wishes: Wishes | null;
  isAnswered: boolean;
  /** Text of the kept room that the page began with, in which a link changed something; answers go on with it. */
  startedFrom?: string | null;
}

/** Says whether the room of a page is kept on the device, and keeps or forgets it. Rendered again only for another room. */
export const OwnRoom = memo(function OwnRoom({ wishes, isAnswered, startedFrom = null }: OwnRoomProps) {
  const keep = useKeptAnswers(wishes, isAnswered, startedFrom);
  const kept = useKeptRoomText();
  const isHydrated = useHydrated();
  if (!wishes || !isHydrated) return <Row />;
  const isKept = kept === roomText(wishes);
  const words = isKept
    ? {
        state: isStored(kept) ? OWN_ROOM_TEXTS.isKept : OWN_ROOM_TEXTS.isUnstored,
        action: KEPT_ROOM_TEXTS.forgetTitle,
      }
    : kept === null
      ? { state: OWN_ROOM_TEXTS.keepHint, action: OWN_ROOM_TEXTS.keep }
      : { state: OWN_ROOM_TEXTS.isOther, action: OWN_ROOM_TEXTS.keepInstead };
  return (
    <Row>
      <Small aria-live="polite">{words.state}</Small>
      <Button $kind="quiet" $small onClick={isKept ? forgetRoom : keep}>
        {words.action}
      </Button>
    </Row>
  );
});
