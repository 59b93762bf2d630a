import { useState, type ReactNode } from 'react';
import { Field, TextInput } from '../../../shared/controls/field.tsx';
import type { FieldProblem } from '../../../shared/typed-numbers/read-number.ts';
import { useSettledProblem } from '../../../shared/typed-numbers/use-settled-problem.ts';

/** What a text says: a value, or why it is none. Null is the value of a field that may stay empty. */
export type TypedValue<Value> = { value: Value; problem: null } | { value: null; problem: FieldProblem };

interface TypedFieldProps<Value> {
  label: string;
  hint: ReactNode;
  required?: boolean;
  inputMode: 'text' | 'decimal' | 'numeric';
  /** The accepted value. */
  value: Value;
  /** The accepted value as the field shows it. */
  shown: string;
  read: (text: string) => TypedValue<Value>;
  problemText: (problem: FieldProblem) => string;
  /** What is wrong between the accepted value and another answer. */
  conflict?: string | null;
  onValue: (value: Value) => void;
}

/** Whether two values are the same, but for the digits that an address keeps. */
function isSame(one: number | null, other: number | null): boolean {
  return one === null || other === null ? one === other : Math.abs(one - other) < 0.01;
}

/**
 * A number as it is typed. A text that cannot be accepted stays where it is, with what to write instead,
 * and moves nothing else. A value that comes from elsewhere takes its place.
 */
export function TypedField<Value extends number | null>({
  label,
  hint,
  required = false,
  inputMode,
  value,
  shown,
  read,
  problemText,
  conflict = null,
  onValue,
}: TypedFieldProps<Value>) {
  const [draft, setDraft] = useState<{ text: string; counts: Value } | null>(null);
  const text = draft !== null && isSame(draft.counts, value) ? draft.text : undefined;
  const found = text === undefined ? null : read(text).problem;
  const [problem, settle] = useSettledProblem(found, text);
  return (
    <Field
      label={label}
      hint={hint}
      error={problem ? problemText(problem) : found === null ? conflict : null}
      required={required}
    >
      {({ required: _, ...control }) => (
        <TextInput
          {...control}
          inputMode={inputMode}
          autoComplete="off"
          value={text ?? shown}
          onChange={({ target }) => {
            const typed = read(target.value);
            setDraft({ text: target.value, counts: typed.problem === null ? typed.value : value });
            if (typed.problem === null && !isSame(typed.value, value)) onValue(typed.value);
          }}
          onBlur={() => {
            settle();
            if (found === null) setDraft(null);
          }}
        />
      )}
    </Field>
  );
}
