import { useEnvironment } from '../../../../shared/environment/environment-context.tsx';
import { FrameCodeDialog } from '../../../../shared/frame/frame-code-dialog.tsx';
import type { Wishes } from '../../../../shared/room/wishes.ts';
import { embedCode } from './embed-code.ts';
import { EMBED_TEXTS } from './texts.ts';

interface EmbedDialogProps {
  wishes: Wishes;
  open: boolean;
  onClose: () => void;
}

/** Hands out the code of the finder's frame. */
export function EmbedDialog({ wishes, open, onClose }: EmbedDialogProps) {
  const { siteUrl } = useEnvironment();
  return (
    <FrameCodeDialog
      title={EMBED_TEXTS.title}
      intro={EMBED_TEXTS.intro}
      code={open ? embedCode(siteUrl, wishes) : ''}
      open={open}
      onClose={onClose}
    />
  );
}
