import { REPORT_REASONS, reportReason, type ReportReason } from '@lumen-throw/domain/moderation';
import type { Ref } from 'react';
import { Field, Select } from '../controls/field.tsx';
import { REASON_TEXTS } from '@lumen-throw/domain/reason-texts';

interface ReasonFieldProps {
  label: string;
  /** What the list shows before a reason is chosen. */
  placeholder: string;
  value: ReportReason | null;
  error: string | null;
  onChange: (reason: ReportReason | null) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** The short list of reasons, of which one must be chosen. */
export function ReasonField({ label, placeholder, value, error, onChange, ref }: ReasonFieldProps) {
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          name="reason"
          value={value ?? ''}
          onChange={(event) => onChange(reportReason(event.target.value))}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {REPORT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {REASON_TEXTS[reason]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
