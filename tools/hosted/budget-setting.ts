/** A budget that warns, and stops uploads when it is spent. */
import { BUDGET_TOPIC } from '@lumen-throw/domain/spending';
import type { Services, Setting } from './setting.ts';

const BUDGETS = 'https://billingbudgets.googleapis.com/v1';
const PUBSUB = 'https://pubsub.googleapis.com/v1';

/** Shares of the amount at which Google writes to the billing account's administrators. */
const WARNED_AT = [0.5, 0.9, 1];

/** https://docs.cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets */
interface Budget {
  name: string;
  budgetFilter?: { projects?: string[] };
  notificationsRule?: { pubsubTopic?: string };
}

const topicOf = ({ environment }: Services): string =>
  `projects/${environment.firebase.projectId}/topics/${BUDGET_TOPIC}`;

async function billingAccount({ google, environment }: Services): Promise<string | null> {
  const { billingAccountName } = await google.ask<{ billingAccountName?: string }>(
    'GET',
    `https://cloudbilling.googleapis.com/v1/projects/${environment.firebase.projectId}/billingInfo`,
  );
  return billingAccountName || null;
}

/** The budgets that count this project's costs. */
async function budgetsOf({ google, projectNumber }: Services, account: string): Promise<Budget[]> {
  const { budgets = [] } = await google.ask<{ budgets?: Budget[] }>('GET', `${BUDGETS}/${account}/budgets`);
  return budgets.filter(
    ({ budgetFilter }) =>
      !budgetFilter?.projects?.length || budgetFilter.projects.includes(`projects/${projectNumber}`),
  );
}

export const budget: Setting = {
  isAdvice: true,
  name: 'a budget warns of costs, and stops uploads when it is spent',
  without: 'A flood of requests is noticed with the bill.',
  check: async (services) => {
    const account = await billingAccount(services);
    if (!account) return 'the project has no billing account (the Blaze plan), which functions need';
    const budgets = await budgetsOf(services, account);
    if (budgets.length === 0) return 'there is none for this project';
    return budgets.some(({ notificationsRule }) => notificationsRule?.pubsubTopic === topicOf(services))
      ? null
      : `none tells the topic ${BUDGET_TOPIC}`;
  },
  needs: ({ budgetAmount, environment }) =>
    budgetAmount === null
      ? `npm run tool -- hosted-setup --stage ${environment.stage} --budget <amount a month, in the billing account's currency>; an amount is yours to say, and it takes the role Billing Account Costs Manager.`
      : null,
  setUp: async (services) => {
    const { google, projectNumber, budgetAmount, environment } = services;
    const account = await billingAccount(services);
    if (!account) return;
    const topic = topicOf(services);
    // The topic has to be there before a budget names it.
    if (!(await google.find(`${PUBSUB}/${topic}`))) await google.ask('PUT', `${PUBSUB}/${topic}`, {});
    const notificationsRule = { pubsubTopic: topic, schemaVersion: '1.0' };
    const own = (await budgetsOf(services, account)).find(
      ({ budgetFilter }) => budgetFilter?.projects?.length === 1,
    );
    if (own) {
      await google.ask('PATCH', `${BUDGETS}/${own.name}?updateMask=notificationsRule`, { notificationsRule });
      return;
    }
    await google.ask('POST', `${BUDGETS}/${account}/budgets`, {
      displayName: environment.firebase.projectId,
      budgetFilter: { projects: [`projects/${projectNumber}`] },
      amount: { specifiedAmount: { units: String(budgetAmount) } },
      thresholdRules: WARNED_AT.map((thresholdPercent) => ({ thresholdPercent })),
      notificationsRule,
    });
  },
};
