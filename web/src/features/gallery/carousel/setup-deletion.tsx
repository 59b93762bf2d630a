import type { Setup } from '@lumen-throw/domain/setup';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../../shared/design/button.tsx';
import { Dialog } from '../../../shared/controls/dialog.tsx';
import { SETUP_TEXTS } from '../../../shared/setup/texts.ts';
import { useDeleteSetup } from './use-delete-setup.ts';

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

/** The question before a setup is deleted. */
export function SetupDeletion({ setup, open, onClose, onDeleted, isGone }: SetupDeletionProps) {
  const deletion = useDeleteSetup(onDeleted, isGone);
  return (
    <Dialog title={SETUP_TEXTS.deleteQuestion} open={open} onClose={onClose}>
      <ToDelete dir="auto">{setup.title}</ToDelete>
      <ButtonRow>
        <Button $kind="danger" disabled={deletion.busy} onClick={() => deletion.run(setup, onClose)}>
          {SETUP_TEXTS.deleteConfirm}
        </Button>
        <Button $kind="quiet" onClick={onClose}>
          {SETUP_TEXTS.cancel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
