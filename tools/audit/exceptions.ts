/** An advisory that is known and does not stop anything, for a while. */
export interface AuditException {
  /** Like `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  /** Why it does no harm here. */
  reason: string;
  /** Last day on which it holds, `YYYY-MM-DD`; then somebody looks again. */
  until: string;
}

/** None so far. */
export const AUDIT_EXCEPTIONS: readonly AuditException[] = [];
