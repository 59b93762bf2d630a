/** What a change of a control costs a frame, measured in a browser. */
import type { Page } from '@playwright/test';

/** One frame at 60 a second, in milliseconds. */
export const FRAME_BUDGET = 1000 / 60;

/** How much slower than this machine the processor is made. */
export const SLOWER = 4;

const WARM_UP = 20;
const CHANGES = 120;

export interface FrameCost {
  name: string;
  /** Milliseconds. */
  median: number;
  /** Milliseconds that nineteen of twenty changes stay under. */
  p95: number;
  /** Median of a choice on the same page that nothing listens to, where that was measured. */
  idle?: number;
}

/** What is measured of a change. */
interface Measured {
  /** Of the slider, the list of choices or the text field. */
  selector: string;
  count: number;
  /** What is typed into a text field, one after the other; null for other controls. */
  typed: readonly string[] | null;
  /** Of what follows the control later; the cost then runs until that is painted. */
  follower: string | null;
}

/** In the page: the cost of each of some changes of a control, in milliseconds. */
async function measureInPage({ selector, count, typed, follower }: Measured): Promise<number[]> {
  const control = document.querySelector(selector);
  const isInput = control instanceof HTMLInputElement;
  if (!isInput && !(control instanceof HTMLSelectElement))
    throw new Error(`There is no control at ${selector}.`);
  const valueOf = (change: number): string => {
    if (typed) return typed[change % typed.length] ?? '';
    if (!isInput) return control.options[change % control.options.length]?.value ?? '';
    const { min, max, step } = control;
    const steps = Math.round((Number(max) - Number(min)) / Number(step));
    return String(Number(min) + ((change * 7) % steps) * Number(step));
  };
  const followed = follower === null ? null : document.querySelector(follower);
  if (follower !== null && !followed) throw new Error(`Nothing stands at ${follower}.`);
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const tell = (): void => port2.postMessage(null);
  const measured: number[] = [];
  for (let change = 0; change < count; change += 1) {
    measured.push(
      await new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const begun = performance.now();
          // Sent before anything else is, so that it arrives first after the frame has been painted.
          port1.addEventListener('message', () => resolve(performance.now() - begun), { once: true });
          if (followed) {
            const watch = new MutationObserver(() => {
              watch.disconnect();
              requestAnimationFrame(tell);
            });
            watch.observe(followed, { subtree: true, childList: true, characterData: true });
          } else tell();
          // Past React, which otherwise takes the new value for its own.
          const { prototype } = isInput ? HTMLInputElement : HTMLSelectElement;
          Reflect.set(prototype, 'value', valueOf(change), control);
          control.dispatchEvent(new Event(isInput ? 'input' : 'change', { bubbles: true }));
        });
      }),
    );
    // What follows in later frames has to be done: its tasks would be measured with the next change.
    await new Promise((resolve) => setTimeout(resolve, 60));
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
  return measured;
}

/**
 * What a change of a field costs a frame: from the input event at the start of the frame, through
 * React, style, layout and paint, to the first task after it.
 * @param selector of the slider, the list of choices or the text field
 * @param follower of what changes after the control and is waited for; null for the control's own frame
 * @param typed into a text field, one after the other; none for other controls
 */
export async function costOf(
  page: Page,
  name: string,
  selector: string,
  follower: string | null = null,
  typed: readonly string[] | null = null,
): Promise<FrameCost> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const costs = await page.evaluate(measureInPage, {
    selector,
    count: WARM_UP + CHANGES,
    typed,
    follower,
  });
  await devtools.detach();
  const sorted = costs.slice(WARM_UP).toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { name, median: at(0.5), p95: at(0.95) };
}
