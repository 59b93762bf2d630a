interface Corner {
  sideways?: number;
  vertical?: number;
}

interface Shift {
  up?: number;
  sideways?: number;
}

/**
 * What is wrong with corners of a shift in both directions: each has more sideways and no more upward
 * shift than the one before, and none has more than the direction has alone. Null where all is well.
 */
export function shiftCornersProblem(corners: unknown, shift: unknown): string | null {
  const { up, sideways: mostSideways } = (shift ?? {}) as Shift;
  let before: Required<Corner> = { sideways: 0, vertical: up ?? Number.POSITIVE_INFINITY };
  for (const [index, { sideways, vertical }] of ((corners ?? []) as Corner[]).entries()) {
    if (sideways === undefined || vertical === undefined) return null;
    if (mostSideways !== undefined && sideways > mostSideways)
      return `Row ${index + 1}: ${sideways} % is more than the ${mostSideways} % to each side above.`;
    if (index > 0 && sideways <= before.sideways)
      return `Row ${index + 1}: put the rows in order, from little sideways shift to much.`;
    if (vertical > before.vertical)
      return `Row ${index + 1}: ${vertical} % is more than the ${before.vertical} % that are left before it.`;
    before = { sideways, vertical };
  }
  return null;
}
