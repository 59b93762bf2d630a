import { Button } from '../design/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Field, TextArea } from '../controls/field.tsx';
import { Muted, Small } from '../design/type.tsx';
import { copyAloud } from '../clipboard/clipboard.ts';
import { HEIGHT_MESSAGE } from './height-message.ts';
import { FRAME_TEXTS } from './texts.ts';

interface FrameCodeDialogProps {
  title: string;
  intro: string;
  /** HTML of the frame; needed only while the dialog is open. */
  code: string;
  open: boolean;
  onClose: () => void;
}

/** Hands out the code of a frame. */
export function FrameCodeDialog({ title, intro, code, open, onClose }: FrameCodeDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <Muted>{intro}</Muted>
      <Field label={FRAME_TEXTS.code} required>
        {({ required: _, ...control }) => (
          <TextArea
            {...control}
            readOnly
            value={code}
            spellCheck={false}
            rows={6}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div>
        <Button onClick={() => void copyAloud(code)}>{FRAME_TEXTS.copyCode}</Button>
      </div>
      <Small>{FRAME_TEXTS.height(HEIGHT_MESSAGE)}</Small>
    </Dialog>
  );
}
