import type { OwnList } from '@lumen-throw/community/index';
import { Button } from '../design/button.tsx';
import { toast } from '../toasts/toast-store.ts';
import { listWords, signInWords } from './texts.ts';

/** Asks somebody who pressed the button of a private list to sign in. */
export function askToSignIn(list: OwnList): void {
  toast({ ...signInWords(list), variant: 'destructive', cause: 'saved' });
}

/** The button of a private list where no member is known. */
export function VisitorsButton({ list, onPress }: { list: OwnList; onPress: () => void }) {
  return (
    <Button $kind="quiet" $small aria-pressed={false} onClick={onPress}>
      {listWords(list, false)}
    </Button>
  );
}
