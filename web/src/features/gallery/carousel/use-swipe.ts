import { useRef, type TouchEvent } from 'react';

/** Horizontal movement, in CSS pixels, beyond which a touch counts as a swipe (spec section 4). */
const THRESHOLD = 50;

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** Handlers that turn a sideways swipe into a step: to the left is onwards. */
export function useSwipe(onStep: (step: -1 | 1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }) => {
      const touch = touches[0];
      // A dialog stands before the setup, and what is typed there would go with it.
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      start.current =
        touch && touches.length === 1 && !isInDialog ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from) return;
      const across = touch.clientX - from.x;
      // A scroll that drifts sideways is still a scroll.
      if (Math.abs(across) <= THRESHOLD || Math.abs(across) < Math.abs(touch.clientY - from.y)) return;
      onStep(across < 0 ? 1 : -1);
    },
  };
}
