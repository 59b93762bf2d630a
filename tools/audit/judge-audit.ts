import type { AuditException } from './exceptions.ts';

/** What an audit came to. */
export interface AuditVerdict {
  /** The audit was made, and what it found; or the reason why nothing is known. */
  known: boolean;
  /** Sentences that stop a release. */
  problems: string[];
  /** Sentences to read. */
  notes: string[];
}

interface Advisory {
  source: number;
  name: string;
  title: string;
  url: string;
  severity: string;
}

interface Vulnerability {
  name: string;
  severity: string;
  via: (string | Advisory)[];
  nodes: string[];
}

/** Severities that stop a release; others are mentioned. */
const STOPPING = new Set(['moderate', 'high', 'critical']);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function advisoriesOf(vulnerabilities: Record<string, Vulnerability>): Map<string, Advisory> {
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause !== 'string') found.set(cause.url.split('/').at(-1) ?? cause.url, cause);
    }
  }
  return found;
}

/**
 * Judges what `npm audit --json` printed. An answer that is no audit is never a clean one.
 * @param today `YYYY-MM-DD`
 */
export function judgeAudit(
  output: string,
  exceptions: readonly AuditException[],
  today: string,
): AuditVerdict {
  const report = parsed(output);
  const vulnerabilities = isRecord(report) ? report['vulnerabilities'] : null;
  if (!isRecord(report) || report['auditReportVersion'] !== 2 || !isRecord(vulnerabilities)) {
    const message =
      isRecord(report) && typeof report['message'] === 'string' ? report['message'] : 'no answer';
    return {
      known: false,
      problems: [
        `The audit could not be made (${message}): whether a dependency has a known fault is not known. Run it again where the registry answers audits.`,
      ],
      notes: [],
    };
  }
  const verdict: AuditVerdict = { known: true, problems: [], notes: [] };
  const advisories = advisoriesOf(vulnerabilities as Record<string, Vulnerability>);
  for (const [id, { name, title, severity }] of advisories) {
    const sentence = `${id} (${severity}) in ${name}: ${title}`;
    const exception = exceptions.find(({ advisory }) => advisory === id);
    if (exception && exception.until >= today)
      verdict.notes.push(`${sentence}. Known: ${exception.reason} (until ${exception.until}).`);
    else if (exception) verdict.problems.push(`${sentence}. Its exception ended on ${exception.until}.`);
    else if (STOPPING.has(severity)) verdict.problems.push(`${sentence}.`);
    else verdict.notes.push(`${sentence}.`);
  }
  for (const { advisory } of exceptions) {
    if (!advisories.has(advisory))
      verdict.notes.push(`The exception for ${advisory} is no longer needed: delete it.`);
  }
  return verdict;
}
