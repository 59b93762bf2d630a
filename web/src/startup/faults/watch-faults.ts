/**
 * Reports the page's faults to the site's own function. A module of its own, which pages load late and
 * only where reports are switched on; what happened before it came was kept by the page's first script.
 */
import { FAULTS_PATH } from '@lumen-throw/domain/site-paths';
import { faultOfEvent } from './fault-of-event.ts';
import { faultReporter } from './fault-reporter.ts';

const reporter = faultReporter((report) => {
  // Text needs no preflight, and the browser sends it even when the page is being left.
  navigator.sendBeacon(FAULTS_PATH, JSON.stringify(report));
});

function take(event: Event): void {
  const fault = faultOfEvent(event, location.pathname);
  if (fault) reporter.report(fault);
}

const early = globalThis.earlyErrors;
if (early) {
  early.take = take;
  for (const event of early.kept.splice(0)) take(event);
}
