/**
 * Reports the page's errors to the site's own function. A module of its own, which pages load late and
 * only where reports are switched on; what happened before it came was kept by the page's first script.
 */
import { ERRORS_PATH } from '@lumen-throw/domain/site-paths';
import { errorOfEvent } from './error-of-event.ts';
import { errorReporter } from './error-reporter.ts';

const reporter = errorReporter((report) => {
  // Text needs no preflight, and the browser sends it even when the page is being left.
  navigator.sendBeacon(ERRORS_PATH, JSON.stringify(report));
});

function take(event: Event): void {
  const error = errorOfEvent(event, location.pathname);
  if (error) reporter.report(error);
}

const early = globalThis.earlyErrors;
if (early) {
  early.take = take;
  for (const event of early.kept.splice(0)) take(event);
}
