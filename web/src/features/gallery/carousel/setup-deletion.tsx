import type { Setup } from '@lumen-throw/domain/setup';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../../shared/design/button.tsx';
import { Dialog } from '../../../shared/controls/dialog.tsx';
import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import { RemovalDialog } from '../../../shared/moderation/removal-dialog.tsx';
import { useMember } from '../../../shared/session/use-session.ts';
import { useDeleteSetup, type AdminAct } from './use-delete-setup.ts';

const ToDelete = styled.p`
  overflow-wrap: anywhere;
`;

interface SetupDeletionProps {
  setup: Setup;
  open: boolean;
  onClose: () => void;
  onDeleted: (id: string) => void;
  isGone: (id: string) => Promise<boolean>;
}

/** The question before a setup is deleted; of an admin it also asks why. */
export function SetupDeletion({ setup, open, onClose, onDeleted, isGone }: SetupDeletionProps) {
  const deletion = useDeleteSetup(onDeleted, isGone);
  const user = useMember();
  if (user && user.id !== setup.created_by) {
    const act = (admin: AdminAct) => deletion.run(setup, admin, onClose);
    return (
      <RemovalDialog
        setup={open ? setup : null}
        busy={deletion.busy}
        onClose={onClose}
        onHide={(why) => act({ act: 'hide', why })}
        onDelete={(why) => act({ act: 'delete', why })}
      />
    );
  }
  return (
    <Dialog title={SETUP_TEXTS.deleteQuestion} open={open} onClose={onClose}>
      <ToDelete dir="auto">{setup.title}</ToDelete>
      <ButtonRow>
        <Button $kind="danger" $inactive={deletion.busy} onClick={() => deletion.run(setup, null, onClose)}>
          {SETUP_TEXTS.deleteConfirm}
        </Button>
        <Button $kind="quiet" onClick={onClose}>
          {SETUP_TEXTS.cancel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
