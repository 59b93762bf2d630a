const reasons = new Set<() => boolean>();

/**
 * Sanity ends its presence when a window is about to close: an editor who then stays would be absent for the
 * others, and without a connection the whole Studio would end in an error. So it does not hear of the question.
 */
function ask(event: BeforeUnloadEvent): void {
  if (![...reasons].some((holds) => holds())) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

// Browsers call the listeners of this event in the order in which they were added: this one before the Studio is
// rendered. Sanity's commands read the configuration without a window.
if (typeof window !== 'undefined') window.addEventListener('beforeunload', ask);

/**
 * Has the browser ask before its window is left.
 * @param holds whether there is reason to ask at this moment; a function of its own for each reason
 * @returns what ends this reason
 */
export function askBeforeLeaving(holds: () => boolean = () => true): () => void {
  reasons.add(holds);
  return () => {
    reasons.delete(holds);
  };
}
