import { useEffect, type RefObject } from 'react';
import { HEIGHT_MESSAGE, type HeightMessage } from './height-message.ts';

/**
 * Tells the page around the frame how high its content is, whenever that changes. Nothing in the
 * message is secret, so it goes to any parent; the frame itself listens to nobody.
 */
export function useFrameHeight(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current;
    if (!element || window.parent === window) return undefined;
    let told = 0;
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      const message: HeightMessage = { type: HEIGHT_MESSAGE, height };
      window.parent.postMessage(message, '*');
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => observer.disconnect();
  }, [content]);
}
