import { CLIPBOARD_TOASTS } from './texts.ts';
import { toast } from '../toasts/toast-store.ts';

/** Copies a text and says so; or says that the browser did not allow it. */
export async function copyAloud(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(CLIPBOARD_TOASTS.copied);
  } catch {
    toast({ ...CLIPBOARD_TOASTS.failed, variant: 'destructive' });
  }
}
