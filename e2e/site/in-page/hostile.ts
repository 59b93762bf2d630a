/** What translators and extensions do to a page. These run in the page, alone: they may use nothing outside. */

/** Texts that a translator leaves alone. */
const KEPT =
  'script, style, noscript, textarea, code, [translate=no], [translate=no] *, .notranslate, .notranslate *';

/** Puts every text into elements of its own, in other words, as browsers do when they translate a page. */
export function translate(kept: string): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && text.data.trim() !== '' && !text.parentElement?.closest(kept))
      texts.push(text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = 'inherit';
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.classList.add('translated-ltr');
}
export { KEPT };

/** Kinds of changes that extensions make. */
export type Alteration = 'add' | 'wrap' | 'move' | 'remove' | 'attribute';

/**
 * Changes some elements of the page, chosen by a seed.
 * @param options.share of all elements in the body that are changed
 */
export function alter({ kind, seed, share }: { kind: Alteration; seed: number; share: number }): void {
  let state = seed;
  // mulberry32
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const elements = [...document.querySelectorAll('#root *:not(svg, svg *, script, option, noscript *)')];
  for (const element of elements) {
    if (random() >= share || !element.isConnected) continue;
    const foreign = document.createElement('span');
    foreign.dataset['foreign'] = '';
    if (kind === 'attribute') {
      element.setAttribute('data-gr-ext', 'yes');
      element.classList.add('extension');
    } else if (kind === 'add') {
      if (random() < 0.5) element.before(foreign);
      else element.prepend(foreign);
    } else if (kind === 'wrap') {
      element.replaceWith(foreign);
      foreign.append(element);
    } else if (kind === 'move') element.parentElement?.prepend(element);
    else element.remove();
  }
}
