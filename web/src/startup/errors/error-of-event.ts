import type { ErrorReport } from '@lumen-throw/domain/error-report';

function wordsOf(reason: unknown): Pick<ErrorReport, 'message' | 'stack'> {
  return reason instanceof Error
    ? { message: `${reason.name}: ${reason.message}`, stack: reason.stack ?? '' }
    : { message: String(reason), stack: '' };
}

/** What an event says about an error. @returns null for one that says nothing, like a picture that is missing */
export function errorOfEvent(event: Event, path: string): ErrorReport | null {
  if (event instanceof ErrorEvent) {
    const { error, message } = event;
    return { kind: 'error', path, ...(error instanceof Error ? wordsOf(error) : { message, stack: '' }) };
  }
  if (event instanceof PromiseRejectionEvent) {
    return { kind: 'rejection', path, ...wordsOf(event.reason) };
  }
  if (event instanceof SecurityPolicyViolationEvent) {
    const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
    // Browser extensions try things in every page.
    if (/^(?:chrome|moz|safari-web)-extension/.test(sourceFile)) return null;
    return {
      kind: 'policy',
      path,
      message: `${violatedDirective} refused ${blockedURI}`,
      stack: sourceFile ? `${sourceFile}:${lineNumber}` : '',
    };
  }
  return null;
}
