import type { OwnList } from '@lumen-throw/community/index';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFocusKept } from '../../../shared/controls/keep-focus.ts';
import { media, theme } from '../../../shared/design/theme.ts';
import { usePartOnDemand } from '../../../shared/on-demand/use-part-on-demand.ts';
import { askToSignIn, VisitorsButton } from '../../../shared/saved/visitors-button.tsx';
import { useMayRead, useMember } from '../../../shared/session/use-session.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};

  ${media.scriptless} {
    display: none;
  }
`;

/** The lists that a model can be on, in the order of their buttons. */
const LISTS = ['models', 'owned'] as const;

/** What reads and changes the lists: for members alone. */
const loadMembers = async () => (await import('./members-model.tsx')).MembersModel;

interface OwnModelProps {
  /** Of the projector's content document. */
  id: string;
  name: string;
}

/**
 * Saving a model to the private list, and saying that one owns it. What is pressed before it is known who is
 * here is done once it is.
 */
export function OwnModel({ id, name }: OwnModelProps) {
  const user = useMember();
  const known = useMayRead();
  const { Part: MembersModel, ask } = usePartOnDemand(loadMembers);
  const [pressed, setPressed] = useState<{ list: OwnList } | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const buttons = () => [...(row.current?.querySelectorAll('button') ?? [])];
  // The buttons of members take the place of those of visitors.
  useFocusKept(row, () => buttons()[focused.current]);
  const isMember = user !== null;
  useEffect(() => {
    // A failure is told: to a member who asked, or who is online.
    if (isMember && (pressed || navigator.onLine)) void ask();
  }, [isMember, pressed, ask]);
  useEffect(() => {
    if (pressed === null || !known || isMember) return;
    askToSignIn(pressed.list);
    setPressed(null);
  }, [pressed, known, isMember]);
  return (
    <Row
      ref={row}
      onFocus={() => {
        focused.current = buttons().findIndex((button) => button === document.activeElement);
      }}
    >
      {user && MembersModel ? (
        <MembersModel key={user.id} uid={user.id} id={id} name={name} pressed={pressed?.list ?? null} />
      ) : (
        LISTS.map((list) => <VisitorsButton key={list} list={list} onPress={() => setPressed({ list })} />)
      )}
    </Row>
  );
}
