import { useQuery } from '@tanstack/react-query';
import { Button } from '../design/button.tsx';
import { useEnvironment } from '../environment/environment-context.tsx';
import { useMember } from '../session/use-session.ts';
import { toast } from '../toasts/toast-store.ts';
import { SAVED_TEXTS, SAVED_TOASTS } from './texts.ts';
import { savedQuery, useSaving } from './use-saved.ts';

function MembersButton({ id, uid }: { id: string; uid: string }) {
  const { firebase } = useEnvironment();
  const { data } = useQuery(savedQuery(firebase, uid));
  const { busy, save } = useSaving(uid);
  const saved = data?.includes(id) ?? false;
  return (
    <Button
      $kind={saved ? 'primary' : 'quiet'}
      $small
      aria-pressed={saved}
      $inactive={busy}
      onClick={() => save(id, !saved)}
    >
      {saved ? SAVED_TEXTS.saved : SAVED_TEXTS.save}
    </Button>
  );
}

/** Saves a setup to the member's private list; asks a visitor to sign in. @param id of the setup */
export function SaveButton({ id }: { id: string }) {
  const user = useMember();
  if (user) return <MembersButton key={user.id} id={id} uid={user.id} />;
  return (
    <Button
      $kind="quiet"
      $small
      aria-pressed={false}
      onClick={() => toast({ ...SAVED_TOASTS.signIn, variant: 'destructive', cause: 'saved' })}
    >
      {SAVED_TEXTS.save}
    </Button>
  );
}
