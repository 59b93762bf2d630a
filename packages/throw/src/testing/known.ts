/** A value that a test has to have. @throws where there is none */
export function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('Expected a value, got none.');
  return value;
}
