/* This function is sent into the page: it holds all that it needs. */

/** One line of a text on the page, in pixels from the page's corner. */
export interface Line {
  text: string;
  /** Where it stands, as a selector that a developer recognizes. */
  element: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  color: Color;
  /** Least ratio that WCAG 2.2 (1.4.3) asks of a text of its size. */
  required: number;
}

export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Every visible line of text; runs in the page. */
export function visibleLines(measuredName: string): Line[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser has no canvas.');
  const colorOf = (css: string): Color => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green, blue, alpha: alpha / 255 };
  };
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let up: Element | null = element; up; up = up.parentElement)
      opacity *= Number(getComputedStyle(up).opacity);
    return opacity;
  };
  /** The part of a box that no ancestor cuts off. */
  const uncut = (element: Element, box: DOMRect): DOMRect | null => {
    let { left, top, right, bottom } = box;
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(up);
      if (clipPath !== 'none' && position === 'absolute') return null;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = up.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
  };
  const nameOf = (element: Element): string => {
    const part = element.closest('[id]');
    return `${part ? `#${part.id} ` : ''}${element.tagName.toLowerCase()}`;
  };
  const measured = new Set<Element>();
  (globalThis as unknown as Record<string, unknown>)[measuredName] = measured;
  const lines: Line[] = [];
  const take = (element: Element, text: string, boxes: Iterable<DOMRect>): void => {
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!shown || element.closest(':disabled, [aria-disabled=true], .sr-only')) return;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const inDrawing = element instanceof SVGElement;
    const color = colorOf(inDrawing ? style.fill : style.webkitTextFillColor || style.color);
    for (const box of boxes) {
      const seen = uncut(element, box);
      if (!seen) continue;
      measured.add(element);
      lines.push({
        text,
        element: nameOf(element),
        left: seen.left + scrollX,
        top: seen.top + scrollY,
        right: seen.right + scrollX,
        bottom: seen.bottom + scrollY,
        color: { ...color, alpha: color.alpha * opacityOf(element) },
        required: large ? 3 : 4.5,
      });
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').replaceAll(/[\s\u200B-\u200D\u2060\uFEFF]+/g, ' ').trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest('script, style, noscript, template')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    take(parent, text, range.getClientRects());
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (field instanceof HTMLInputElement && !field.value) continue;
    if (field instanceof HTMLInputElement && /range|radio|checkbox|file|hidden|color/.test(field.type))
      continue;
    if (field instanceof HTMLTextAreaElement && !field.value) continue;
    take(field, field.getAttribute('aria-label') ?? field.id, [field.getBoundingClientRect()]);
  }
  return lines;
}
