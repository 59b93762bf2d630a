const reasons = new Set<object>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Has the browser ask before its window is left, until each reason for it has ended. @returns what ends this one */
export function askBeforeLeaving(): () => void {
  const reason = {};
  reasons.add(reason);
  addEventListener('beforeunload', ask);
  return () => {
    reasons.delete(reason);
    if (reasons.size === 0) removeEventListener('beforeunload', ask);
  };
}
