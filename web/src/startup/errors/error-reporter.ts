import { ERROR_REPORT_LIMITS, errorReport, type ErrorReport } from '@lumen-throw/domain/error-report';

/** The one way in which a page reports an error of its own. */
export interface ErrorReporter {
  report: (error: ErrorReport) => void;
}

/** Sends a report; whether it arrives nobody waits for. */
export type SendReport = (report: ErrorReport) => void;

/** Reports each error once, a few of them for each page, with nothing in them about who was there. */
export function errorReporter(send: SendReport): ErrorReporter {
  const sent = new Set<string>();
  return {
    report: (error) => {
      const report = errorReport(error);
      if (!report) return;
      const same = `${report.kind} ${report.message} ${report.path}`;
      if (sent.has(same) || sent.size >= ERROR_REPORT_LIMITS.perPage) return;
      sent.add(same);
      send(report);
    },
  };
}
