import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Sections whose place is kept; one may lie in another. */
const sections = new Set<HTMLElement>();

/**
 * Keeps the keyboard's place in a section. Where the control that has the focus goes, or the one that a
 * dialog would give the focus back to, something else gets it. Otherwise it would fall to the start of the
 * page, for those who use a keyboard or a screen reader. Of sections in each other the inner one decides,
 * as long as it stands.
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
    sections.add(root);
    let last: Element | null = null;
    let inner: readonly HTMLElement[] = [];

    const note = ({ target: focused }: FocusEvent) => {
      // A dialog gives the focus back to where it was before.
      if (!(focused instanceof Element) || focused.closest('dialog')) return;
      last = root.contains(focused) ? focused : null;
      inner = [...sections].filter((one) => one !== root && root.contains(one) && one.contains(focused));
    };
    const check = () => {
      if (last === null || last.isConnected || inner.some((one) => one.isConnected)) return;
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
      sections.delete(root);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('close', check, true);
    };
  }, [section]);
}
