import type { Setup } from '@lumen-throw/domain/setup';
import { useState } from 'react';
import { usePartOnDemand } from '../../../shared/on-demand/use-part-on-demand.ts';
import { Button } from '../../../shared/design/button.tsx';
import { useMember } from '../../../shared/session/use-session.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { REPORT_BUTTON_TEXTS, REPORT_BUTTON_TOASTS } from './texts.ts';

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

/** Reports a setup to the admins; the dialog loads with the first click. Members only, so that reports stay bounded. */
export function ReportButton({ setup }: { setup: Setup }) {
  const user = useMember();
  const [open, setOpen] = useState(false);
  const { Part, ask } = usePartOnDemand(loadDialog);

  const start = async () => {
    if (!user) toast({ ...REPORT_BUTTON_TOASTS.signIn, variant: 'destructive', cause: 'report' });
    else if (await ask()) setOpen(true);
  };

  return (
    <>
      <Button $kind="ghost" $small onClick={() => void start()}>
        {REPORT_BUTTON_TEXTS.report}
      </Button>
      {Part && user ? <Part setup={setup} uid={user.id} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
