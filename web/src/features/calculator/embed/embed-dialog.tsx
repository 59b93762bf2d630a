import { useId } from 'react';
import { Button } from '../../../shared/design/button.tsx';
import { Dialog } from '../../../shared/controls/dialog.tsx';
import { TextArea } from '../../../shared/controls/field.tsx';
import { Muted, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { copyAloud } from '../../../shared/clipboard/clipboard.ts';
import { embedCode, HEIGHT_MESSAGE } from './embed-code.ts';
import { FieldHead } from '../instrument/field-head.tsx';
import type { Settings } from '../state/settings.ts';
import { EMBED_TEXTS } from './texts.ts';

interface EmbedDialogProps {
  settings: Settings;
  open: boolean;
  onClose: () => void;
}

/** Hands out the code of the frame. */
export function EmbedDialog({ settings, open, onClose }: EmbedDialogProps) {
  const { siteUrl } = useEnvironment();
  const id = useId();
  const code = open ? embedCode(siteUrl, settings) : '';
  return (
    <Dialog title={EMBED_TEXTS.title} open={open} onClose={onClose}>
      <Muted>{EMBED_TEXTS.intro}</Muted>
      <div>
        <FieldHead htmlFor={id} label={EMBED_TEXTS.code} />
        <TextArea
          id={id}
          readOnly
          value={code}
          spellCheck={false}
          rows={6}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <div>
        <Button onClick={() => void copyAloud(code)}>{EMBED_TEXTS.copyCode}</Button>
      </div>
      <Small>{EMBED_TEXTS.height(HEIGHT_MESSAGE)}</Small>
    </Dialog>
  );
}
