import { afterAll } from 'vitest';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Tests may wait long on a busy machine; Testing Library gives up after one second.
  configure({ asyncUtilTimeout: 20_000 });

  // What follows a frame, as the address does, would otherwise run when the document is gone already.
  const [nextFrame, later] = [requestAnimationFrame, setTimeout];
  afterAll(async () => {
    await new Promise((resolve) => {
      nextFrame(() => later(resolve));
    });
  });
}
