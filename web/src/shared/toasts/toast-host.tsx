import { useEffect } from 'react';
import { createPortal, preinit } from 'react-dom';
import { toast as show, ToastContainer, type Id } from 'react-toastify/unstyled';
import toastStyles from 'react-toastify/ReactToastify.css?url';
import styled from 'styled-components';
import { theme } from '../design/theme.ts';
import { messagePlace, moveMessages, standInPage } from './message-place.ts';
import { onDismissal } from './toast-dismissal.ts';
import { takeToast, type Toast } from './toast-store.ts';

// Comes with this module, not with the first message: that may be about a lost connection, and
// without its styles it would stand below the footer.
preinit(toastStyles, { as: 'style', precedence: 'default' });

/** How long a message stays, in milliseconds; longer while it is pointed at. */
const STAY = 5000;
const STAY_BAD = 8000;

const Frame = styled.div`
  --toastify-color-light: ${theme.color.surface};
  --toastify-text-color-light: ${theme.color.ink};
  --toastify-toast-bd-radius: ${theme.radius.m};
  --toastify-font-family: ${theme.font.text};
  --toastify-toast-shadow: ${theme.shadow.float};
  --toastify-z-index: 60;

  .Toastify__toast {
    border: 1px solid ${theme.color.line};
    color: ${theme.color.ink};
  }

  .Toastify__toast--error {
    border-color: ${theme.color.bad};
  }

  /* This animation is the message's clock: for those who want no motion it runs unseen as for all. */
  .Toastify__progress-bar--animated {
    animation-duration: ${STAY}ms !important;
  }

  .Toastify__toast--error .Toastify__progress-bar--animated {
    animation-duration: ${STAY_BAD}ms !important;
  }

  .Toastify__close-button {
    inset: 0 0 auto auto;
    display: grid;
    place-items: center;
    width: ${theme.target};
    height: ${theme.target};
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.15rem;
  font-size: ${theme.size.small};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Title = styled.strong<{ $bad: boolean }>`
  color: ${({ $bad }) => ($bad ? theme.color.bad : theme.color.ink)};
  font-size: ${theme.size.base};
  font-weight: 650;
`;

/** Moves the page where messages lie over what has the focus; who points at things moves on by themselves. */
function uncoverFocus(): void {
  const focused = document.activeElement;
  const messages = messagePlace().querySelector('.Toastify__toast-container');
  if (!messages || !focused?.matches(':focus-visible') || messages.contains(focused)) return;
  const [over, under] = [messages.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isBeside = under.right <= over.left || under.left >= over.right;
  if (!isBeside && under.bottom > over.top && under.top < over.bottom)
    focused.scrollIntoView({ block: 'center' });
}

function Message({ toast }: { toast: Toast }) {
  useEffect(uncoverFocus, [toast]);
  return (
    <Words>
      <Title $bad={toast.variant === 'destructive'}>{toast.title}</Title>
      {toast.description ? <span>{toast.description}</span> : null}
    </Words>
  );
}

/** Ids of the messages that were shown last, by cause. */
const lastOf = new Map<string, Id>();

function showToast(toast: Toast): void {
  const { cause, variant } = toast;
  const destructive = variant === 'destructive';
  const options = {
    type: destructive ? 'error' : 'default',
    role: destructive ? 'alert' : 'status',
    autoClose: destructive ? STAY_BAD : STAY,
  } as const;
  const words = <Message toast={toast} />;
  // The one that stands takes the new words, and its time begins again.
  const last = lastOf.get(cause);
  if (last !== undefined && show.isActive(last)) show.update(last, { ...options, render: words });
  else lastOf.set(cause, show(words, { ...options, icon: false, hideProgressBar: true }));
}

function hideToast(cause: string): void {
  const last = lastOf.get(cause);
  if (last !== undefined) show.dismiss(last);
}

/** Shows waiting messages; loaded with the first of them. */
export function ToastHost({ waiting }: { waiting: readonly Toast[] }) {
  useEffect(() => {
    moveMessages();
    for (const toast of waiting) {
      showToast(toast);
      takeToast(toast);
    }
  }, [waiting]);
  useEffect(() => onDismissal(hideToast), []);
  useEffect(() => {
    document.addEventListener('focusin', uncoverFocus);
    return () => document.removeEventListener('focusin', uncoverFocus);
  }, []);
  return (
    <>
      <div ref={standInPage} />
      {createPortal(
        <Frame>
          <link rel="stylesheet" href={toastStyles} precedence="default" />
          <ToastContainer position="bottom-right" newestOnTop closeOnClick={false} pauseOnFocusLoss />
        </Frame>,
        messagePlace(),
      )}
    </>
  );
}
