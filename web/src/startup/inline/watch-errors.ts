import type { EarlyErrors } from '../startup-state.ts';

/** Milliseconds after the page has loaded: nobody waits for the reporter. */
const DELAY = 3000;

/**
 * Keeps the errors of the first moments, and loads the module that reports them once the page has loaded.
 * @param reporter address of `errors/report-errors.ts`
 */
const watchErrors = (reporter: string): void => {
  const errors: EarlyErrors = { kept: [], take: null };
  globalThis.earlyErrors = errors;
  const keep = (event: Event): void => {
    if (errors.take) errors.take(event);
    else errors.kept.push(event);
  };
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(kind, keep);
  addEventListener('load', () => setTimeout(() => import(/* @vite-ignore */ reporter), DELAY), {
    once: true,
  });
};

export default watchErrors;
