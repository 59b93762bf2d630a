import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { FrameCodeDialog } from '../../../shared/frame/frame-code-dialog.tsx';
import type { Settings } from '../state/settings.ts';
import { embedCode } from './embed-code.ts';
import { EMBED_TEXTS } from './texts.ts';

interface EmbedDialogProps {
  settings: Settings;
  open: boolean;
  onClose: () => void;
}

/** Hands out the code of the calculator's frame. */
export function EmbedDialog({ settings, open, onClose }: EmbedDialogProps) {
  const { siteUrl } = useEnvironment();
  return (
    <FrameCodeDialog
      title={EMBED_TEXTS.title}
      intro={EMBED_TEXTS.intro}
      code={open ? embedCode(siteUrl, settings) : ''}
      open={open}
      onClose={onClose}
    />
  );
}
