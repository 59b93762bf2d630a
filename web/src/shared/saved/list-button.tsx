import type { OwnList } from '@lumen-throw/community/index';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../design/button.tsx';
import { useEnvironment } from '../environment/environment-context.tsx';
import { useMember } from '../session/use-session.ts';
import { listWords } from './texts.ts';
import { ownListQuery, useListChange } from './use-own-list.ts';
import { askToSignIn, VisitorsButton } from './visitors-button.tsx';

interface ListButtonProps {
  list: OwnList;
  /** Of the setup, or of the projector's content document. */
  id: string;
}

interface MembersButtonProps extends ListButtonProps {
  uid: string;
  /** Whether it was pressed before it was there. */
  pressed?: boolean;
  onChanged?: (listed: boolean) => void;
}

/** Puts something on a member's private list and takes it off. */
export function MembersButton({ list, id, uid, pressed = false, onChanged }: MembersButtonProps) {
  const { firebase } = useEnvironment();
  const { data } = useQuery(ownListQuery(firebase, uid, list));
  const { busy, change } = useListChange(uid, list);
  const listed = data?.includes(id) ?? false;
  const press = (next: boolean) => change(id, next, () => onChanged?.(next));
  const first = useRef(() => press(true));
  useEffect(() => {
    if (pressed) first.current();
  }, [pressed]);
  return (
    <Button
      $kind={listed ? 'primary' : 'quiet'}
      $small
      aria-pressed={listed}
      $inactive={busy}
      onClick={() => press(!listed)}
    >
      {listWords(list, listed)}
    </Button>
  );
}

/** The same for whoever is here; asks a visitor to sign in. */
export function ListButton({ list, id }: ListButtonProps) {
  const user = useMember();
  return user ? (
    <MembersButton key={user.id} list={list} id={id} uid={user.id} />
  ) : (
    <VisitorsButton list={list} onPress={() => askToSignIn(list)} />
  );
}
