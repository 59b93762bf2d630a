import { reportContentHref } from '@lumen-throw/domain/info-pages';
import type { Setup } from '@lumen-throw/domain/setup';
import { useState } from 'react';
import { usePartOnDemand } from '../../../shared/on-demand/use-part-on-demand.ts';
import { Button, LinkButton } from '../../../shared/design/button.tsx';
import { useMember } from '../../../shared/session/use-session.ts';
import { REPORT_BUTTON_TEXTS } from './texts.ts';

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

/**
 * Reports a setup to the admins. A member gets a dialog, which loads with the first click; a visitor the page
 * that says how to report without an account.
 */
export function ReportButton({ setup }: { setup: Setup }) {
  const user = useMember();
  const [open, setOpen] = useState(false);
  const { Part, ask } = usePartOnDemand(loadDialog);

  if (!user)
    return (
      <LinkButton $kind="ghost" $small to={reportContentHref(setup.id)}>
        {REPORT_BUTTON_TEXTS.report}
      </LinkButton>
    );

  const start = async () => {
    if (await ask()) setOpen(true);
  };

  return (
    <>
      <Button $kind="ghost" $small onClick={() => void start()}>
        {REPORT_BUTTON_TEXTS.report}
      </Button>
      {Part ? <Part setup={setup} uid={user.id} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
