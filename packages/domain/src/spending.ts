/** What stops uploads when a month costs more than its budget. */

/** Pub/Sub topic to which Google Billing tells several times a day what the month has cost so far. */
export const BUDGET_TOPIC = 'budget-alerts';

/** What a message of the budget says. */
export interface BudgetNotice {
  /** Cost of the interval so far, in the billing account's currency. */
  cost: number;
  /** Amount of the budget, in the same currency. */
  budget: number;
  /** When the interval began, as Google writes it; a month for a monthly budget. */
  interval: string;
}

/**
 * Reads a message of a budget.
 * Source: https://cloud.google.com/billing/docs/how-to/budgets-programmatic-notifications
 * @returns null for what is none
 */
export function budgetNotice(message: unknown): BudgetNotice | null {
  if (typeof message !== 'object' || message === null) return null;
  const { costAmount, budgetAmount, costIntervalStart }: Partial<Record<string, unknown>> = { ...message };
  return typeof costAmount === 'number' &&
    typeof budgetAmount === 'number' &&
    budgetAmount > 0 &&
    typeof costIntervalStart === 'string'
    ? { cost: costAmount, budget: budgetAmount, interval: costIntervalStart }
    : null;
}
