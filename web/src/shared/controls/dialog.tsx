import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { FORM_TEXTS } from './form-texts.ts';
import { IconButton } from '../design/button.tsx';
import { CrossIcon } from '../design/icons.tsx';
import { Heading } from '../design/type.tsx';
import { theme } from '../design/theme.ts';
import { moveMessages } from '../toasts/message-place.ts';

const Box = styled.dialog`
  width: min(32rem, calc(100vw - 2 * ${theme.space.m}));
  max-height: calc(100dvh - 2 * ${theme.space.m});
  padding: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.float};
  overflow: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: ${theme.color.scrim};
    backdrop-filter: blur(3px);
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding: clamp(${theme.space.m}, 4vw, ${theme.space.l});
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.m};

  button {
    margin: -0.5rem -0.5rem 0 0;
  }
`;

/**
 * Has a click beside a dialog close it, unless it holds a form: a stray click must not lose what is typed
 * and chosen there. Nor does a press inside close it that ends beside, as when text is selected.
 * @returns ends it
 */
function closeFromBeside(dialog: HTMLDialogElement): () => void {
  let isPressedBeside = false;
  const press = ({ target }: PointerEvent) => (isPressedBeside = target === dialog);
  const click = ({ target }: MouseEvent) => {
    if (target === dialog && isPressedBeside && !dialog.querySelector('form')) dialog.close();
  };
  dialog.addEventListener('pointerdown', press);
  dialog.addEventListener('click', click);
  return () => {
    dialog.removeEventListener('pointerdown', press);
    dialog.removeEventListener('click', click);
  };
}

interface DialogProps {
  title: string;
  open: boolean;
  /** Called on Escape, on the cross, and on a click beside a dialog without a form. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
    moveMessages();
  }, [open]);

  // A dialog that goes while it is open gives back the focus and the messages, as one that is closed does.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) dialog.close();
      moveMessages();
    };
  }, []);

  useEffect(() => (ref.current ? closeFromBeside(ref.current) : undefined), []);

  return (
    <Box ref={ref} aria-labelledby={titleId} onClose={onClose}>
      {open ? (
        <Body>
          <Top>
            <Heading as="h2" $size="h3" id={titleId}>
              {title}
            </Heading>
            <IconButton aria-label={FORM_TEXTS.close} onClick={() => ref.current?.close()}>
              <CrossIcon />
            </IconButton>
          </Top>
          {children}
        </Body>
      ) : null}
    </Box>
  );
}
