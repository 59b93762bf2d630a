import type { Explanation } from '@lumen-throw/domain/moderation';
import type { Setup } from '@lumen-throw/domain/setup';
import styled from 'styled-components';
import { Dialog } from '../controls/dialog.tsx';
import { SETUP_TEXTS } from '../setup/texts.ts';
import { ExplanationForm } from './explanation-form.tsx';
import { EXPLANATION_TEXTS } from './texts.ts';

const Title = styled.p`
  overflow-wrap: anywhere;
`;

interface RemovalDialogProps {
  /** Somebody's setup; null closes the dialog. */
  setup: Pick<Setup, 'title' | 'status'> | null;
  busy: boolean;
  onClose: () => void;
  onHide: (why: Explanation) => void;
  onDelete: (why: Explanation) => void;
}

/** Asks an admin why a setup is deleted. Hiding comes first: its owner can answer, and it can be undone. */
export function RemovalDialog({ setup, busy, onClose, onHide, onDelete }: RemovalDialogProps) {
  const hide = { name: EXPLANATION_TEXTS.hideInstead, onExplained: onHide };
  const remove = { name: SETUP_TEXTS.deleteConfirm, onExplained: onDelete };
  return (
    <Dialog title={SETUP_TEXTS.deleteQuestion} open={setup !== null} onClose={onClose}>
      <Title dir="auto">{setup?.title}</Title>
      <ExplanationForm
        acts={setup?.status === 'Published' ? [hide, remove] : [remove]}
        told={EXPLANATION_TEXTS.toldOfRemoval}
        disabled={busy}
        onCancel={onClose}
      />
    </Dialog>
  );
}
