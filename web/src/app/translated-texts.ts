/** What a translator put in the place of a text; React goes on writing into the text that was there. */
const replacements = new WeakMap<Node, Element>();

/** The element of a translator in the place of a removed text: put in with the same step, or beside it before. */
function replacementOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  for (const node of addedNodes) if (node instanceof Element) return node;
  for (const node of [previousSibling, nextSibling])
    if (node instanceof Element && node.localName === 'font') return node;
  return null;
}

/**
 * Keeps what a translated page says up to date. A translator takes a text out and puts an element with
 * other words in its place. When React changes that text, it comes back, and the translator may
 * translate it again: a visitor never reads what is not so any more.
 */
export function keepTranslatedTexts(): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const replacement = replacements.get(target);
      if (!replacement) continue;
      replacements.delete(target);
      if (!target.isConnected) replacement.replaceWith(target);
    }
  });
  new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.removedNodes) {
        if (!(node instanceof Text) || node.isConnected) continue;
        const replacement = replacementOf(record);
        if (!replacement) continue;
        replacements.set(node, replacement);
        changes.observe(node, { characterData: true });
      }
  }).observe(document.body, { childList: true, subtree: true });
}
