import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Keeps the keyboard's place in a section. Where the control that has the focus goes, or the one that a
 * dialog would give the focus back to, something else gets it. Otherwise it would fall to the start of the
 * page, for those who use a keyboard or a screen reader.
 * @param section holds the controls; stands as long as the component does
 * @param target gets the focus, like the section's heading with `tabIndex={-1}`
 */
export function useFocusKept(
  section: RefObject<HTMLElement | null>,
  target: () => HTMLElement | null | undefined,
): void {
  const focusTarget = useEffectEvent(() => target()?.focus());

  useEffect(() => {
    const root = section.current;
    if (!root) return undefined;
    let last: Element | null = null;

    const note = ({ target: focused }: FocusEvent) => {
      // A dialog gives the focus back to where it was before.
      if (!(focused instanceof Element) || focused.closest('dialog')) return;
      last = root.contains(focused) ? focused : null;
    };
    const check = () => {
      if (last === null || last.isConnected) return;
      if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
      last = null;
      focusTarget();
    };

    const observer = new MutationObserver(check);
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    // It does not bubble.
    document.addEventListener('close', check, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('close', check, true);
    };
  }, [section]);
}
