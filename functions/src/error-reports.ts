import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { ERROR_REPORT_LIMITS, errorReport, type ErrorReport } from '@lumen-throw/domain/error-report';
import { TAKE_ERROR_REPORTS, WHOLE_CPU } from './options.ts';
import { stackTrace } from './reported-error.ts';
import { requestRate } from './request-rate.ts';

/**
 * Reports that one instance takes in a minute, from one address and from all, and as a sample of those
 * beyond. Behind Hosting many visitors come from one address, that of its servers.
 */
export const PER_MINUTE = { address: 30, all: 120, sampled: 60 };

/** What a page sent, as it came. */
interface ReportRequest {
  method: string;
  /** Header `sec-fetch-site`: where the page that sent it is from. */
  fetchSite: string | undefined;
  /** Only to count with; never stored and never logged. */
  address: string;
  body: Buffer;
}

export type ReportAnswer = { status: 204; report: ErrorReport } | { status: 400 | 403 | 405 | 413 | 429 };

const mayTake = requestRate(PER_MINUTE);

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Decides about a report. @param now in milliseconds */
export function decideReport(request: ReportRequest, now: number, take = mayTake): ReportAnswer {
  if (request.method !== 'POST') return { status: 405 };
  // Every browser that the site supports says this; a stranger's script can, too, and is counted.
  if (request.fetchSite !== 'same-origin') return { status: 403 };
  if (request.body.length > ERROR_REPORT_LIMITS.bytesMax) return { status: 413 };
  if (!take(request.address, now)) return { status: 429 };
  const report = errorReport(parsed(request.body));
  return report ? { status: 204, report } : { status: 400 };
}

/**
 * The address from which the platform itself was reached: it puts it last, whatever the sender wrote
 * before it.
 */
export function nearestAddress(forwardedFor: string | undefined): string | undefined {
  return forwardedFor?.split(',').at(-1)?.trim() || undefined;
}

/** Takes what pages report about their own errors, and logs it for Error Reporting. */
export const takeErrorReport = onRequest(
  { ...WHOLE_CPU, maxInstances: 1, timeoutSeconds: 10, cors: false },
  (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!TAKE_ERROR_REPORTS) {
      response.status(503).end();
      return;
    }
    const answer = decideReport(
      {
        method: request.method,
        fetchSite: request.get('sec-fetch-site'),
        address: nearestAddress(request.get('x-forwarded-for')) ?? request.ip ?? '',
        body: request.rawBody ?? Buffer.alloc(0),
      },
      Date.now(),
    );
    if (answer.status === 204) {
      const { report } = answer;
      // Error Reporting looks at `stack_trace` first: without it all reports would be one error, of this line.
      logger.error('A page reported an error', { error: report, stack_trace: stackTrace(report) });
    }
    response.status(answer.status).end();
  },
);
