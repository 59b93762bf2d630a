import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

async function loadFeatures() {
  return (await import('./motion-features.ts')).motionFeatures;
}

/**
 * Around what moves by `m` components: the machinery loads after the page, nothing moves for those
 * who asked for stillness. Use it inside a lazily loaded part, so that other pages do not carry it.
 */
export function MotionRoot({ children }: { children: ReactNode }) {
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion strict features={loadFeatures}>
        {children}
      </LazyMotion>
    </MotionConfig>
  );
}
