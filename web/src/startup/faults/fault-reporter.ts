import { FAULT_LIMITS, faultReport, type FaultReport } from '@lumen-throw/domain/fault-report';

/** The one way in which a page reports a fault. */
export interface FaultReporter {
  report: (fault: FaultReport) => void;
}

/** Sends a report; whether it arrives nobody waits for. */
export type SendReport = (report: FaultReport) => void;

/** Reports each fault once, a few of them for each page, with nothing in them about who was there. */
export function faultReporter(send: SendReport): FaultReporter {
  const sent = new Set<string>();
  return {
    report: (fault) => {
      const report = faultReport(fault);
      if (!report) return;
      const same = `${report.kind} ${report.message} ${report.path}`;
      if (sent.has(same) || sent.size >= FAULT_LIMITS.perPage) return;
      sent.add(same);
      send(report);
    },
  };
}
