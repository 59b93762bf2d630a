import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import { withoutSamples } from '@lumen-throw/domain/samples';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';

/** What a stage lets readers see of an answer: samples are shown where it says so. */
export function forReaders({ showsSamples }: ContentEnvironment, answer: unknown): unknown {
  return showsSamples ? answer : withoutSamples(answer, siteMonthKey(new Date()));
}
