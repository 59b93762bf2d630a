import { useId } from 'react';
import { Button } from '../../../shared/design/button.tsx';
import { Dialog } from '../../../shared/design/dialog.tsx';
import { TextArea } from '../../../shared/design/field.tsx';
import { Muted, Small } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { CALCULATOR_TEXTS } from '../texts.ts';
import { copyAloud } from '../../../shared/clipboard/clipboard.ts';
import { embedCode, HEIGHT_MESSAGE } from './embed-code.ts';
import { FieldHead } from '../instrument/field-head.tsx';
import type { Settings } from '../state/settings.ts';

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
    <Dialog title={CALCULATOR_TEXTS.embedTitle} open={open} onClose={onClose}>
      <Muted>{CALCULATOR_TEXTS.embedIntro}</Muted>
      <div>
        <FieldHead htmlFor={id} label={CALCULATOR_TEXTS.embedCode} />
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
        <Button onClick={() => void copyAloud(code)}>{CALCULATOR_TEXTS.copyEmbedCode}</Button>
      </div>
      <Small>{CALCULATOR_TEXTS.embedHeight(HEIGHT_MESSAGE)}</Small>
    </Dialog>
  );
}
